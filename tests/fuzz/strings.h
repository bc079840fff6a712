/* SPDX-License-Identifier: MIT */
/*
 * What the fuzz targets of puzzles on one line have in common.
 */
#ifndef FUZZ_STRINGS_H
#define FUZZ_STRINGS_H

#include "ennead.h"

/* Reads a text that begins with `begin`, followed by `size` bytes, if it is of that form. What is
 * read must read back from our own form, and from the game ID that is written of it, if there is
 * one; an error must have a place and words. */
void check_string(ennead_variant_form form, const char *begin, const uint8_t *data, size_t size);

#endif
