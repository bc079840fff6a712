/* SPDX-License-Identifier: MIT */
/*
 * Reading strings of Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_VARIANTS_ISS_H
#define ENNEAD_TEXT_VARIANTS_ISS_H

#include "text/variants/description_builder.h"

/* Reads the text of the builder; false: something is wrong, which has been said. */
bool iss_read(description_builder *d);

#endif
