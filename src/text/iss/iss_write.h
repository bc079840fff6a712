/* SPDX-License-Identifier: MIT */
/*
 * Writes strings of Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_WRITE_H
#define ENNEAD_TEXT_ISS_ISS_WRITE_H

#include "text/description/unsaid.h"

/* Adds the string of a valid description, and what the form cannot say to the list; then what was
 * added is of no use. */
void iss_write(text_buffer *p, const ennead_description *d, unsaid_list *unsaid);

#endif
