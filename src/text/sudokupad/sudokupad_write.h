/* SPDX-License-Identifier: MIT */
/*
 * Writes the JSON of SudokuPad.
 */
#ifndef ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_WRITE_H
#define ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_WRITE_H

#include "text/description/unsaid.h"

/* Adds the JSON of a valid description, or what the form cannot say to the list. */
void sudokupad_write(text_buffer *p, const ennead_description *d, const char *title,
                     unsaid_list *unsaid);

#endif
