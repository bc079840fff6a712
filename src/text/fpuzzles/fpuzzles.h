/* SPDX-License-Identifier: MIT */
/*
 * Reads the JSON of f-puzzles.com.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_H

#include "text/description/description_builder.h"

/* Reads the text of the builder. Returns false if something is wrong, which has been reported. */
bool fpuzzles_read(description_builder *d);

#endif
