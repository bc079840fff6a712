/* SPDX-License-Identifier: MIT */
/*
 * The short notation of JSON in links to SudokuPad, made JSON again.
 */
#ifndef ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_UNZIP_H
#define ENNEAD_TEXT_SUDOKUPAD_SUDOKUPAD_UNZIP_H

#include "text/packing/lz_unpack.h"

/* Makes JSON of `length` bytes of text, which may be JSON already, in memory of the allocator: at
 * most LZ_MOST_BYTES of it. Short names of members stay as they are. What is wrong with the text is
 * wrong with the JSON, too. */
lz_outcome sudokupad_unzip(const char *text, size_t length, const ennead_allocator *memory,
                           char **unzipped, size_t *unzipped_length);

#endif
