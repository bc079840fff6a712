/* SPDX-License-Identifier: MIT */
/*
 * Reads strings of Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_H
#define ENNEAD_TEXT_ISS_ISS_H

#include "text/description/description_builder.h"

/* Reads the text of the builder from a place on. Returns false if something is wrong, which has
 * been reported. */
bool iss_read(description_builder *d, size_t at);

#endif
