/* SPDX-License-Identifier: MIT */
/*
 * What the fuzz targets of the reader of lists have in common.
 */
#ifndef FUZZ_READING_H
#define FUZZ_READING_H

#include "ennead.h"

/* Reads a text whole, and again in pieces of at most `most` bytes, with the same reader. */
void check_reading(const ennead_reader_options *options, const uint8_t *bytes, size_t size,
                   uint32_t most);

#endif
