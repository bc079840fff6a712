/* SPDX-License-Identifier: MIT */
/*
 * The short notation of JSON in links to SudokuPad, made JSON again.
 */
#ifndef ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_UNZIP_H
#define ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_UNZIP_H

#include "ennead.h"

/* Makes JSON of `length` bytes of text, which may be JSON already, in memory of the allocator.
 * Short names of members stay as they are. Returns NULL if memory runs out. What is wrong with the
 * text is wrong with the JSON, too. */
char *sudokupad_unzip(const char *text, size_t length, const ennead_allocator *memory,
                      size_t *unzipped_length);

#endif
