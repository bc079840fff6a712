/* SPDX-License-Identifier: MIT */
/*
 * Writes strings of Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_WRITE_H
#define ENNEAD_TEXT_ISS_ISS_WRITE_H

#include "grid/say/text_buffer.h"

/* Adds the string of a valid description. Returns what the form cannot say, such as the name of a
 * rule; then what was added is of no use. NULL: everything was said. */
const char *iss_write(text_buffer *p, const ennead_description *d);

#endif
