/* SPDX-License-Identifier: MIT */
/*
 * Writes the JSON of SudokuPad.
 */
#ifndef ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_WRITE_H
#define ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_WRITE_H

#include "grid/say/text_buffer.h"

/* Adds the JSON of a valid description. Returns what the form cannot say, such as the name of a
 * rule; then what was added is of no use. NULL: everything was said. */
const char *sudokupad_write(text_buffer *p, const ennead_description *d, const char *title);

#endif
