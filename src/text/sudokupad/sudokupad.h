/* SPDX-License-Identifier: MIT */
/*
 * Reads the JSON of SudokuPad.
 */
#ifndef ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_H
#define ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_H

#include "text/description/description_builder.h"

/* Reads the text of the builder. Returns false if something is wrong, which has been reported. */
bool sudokupad_read(description_builder *d);

#endif
