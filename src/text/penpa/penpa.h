/* SPDX-License-Identifier: MIT */
/*
 * Reads the text in a link of Penpa+, as far as it is a Sudoku.
 */
#ifndef ENNEAD_TEXT_PENPA_PENPA_H
#define ENNEAD_TEXT_PENPA_PENPA_H

#include "text/description/description_builder.h"

/* Reads the text of the builder. Returns false if something is wrong, which has been reported. */
bool penpa_read(description_builder *d);

#endif
