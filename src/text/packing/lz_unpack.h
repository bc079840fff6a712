/* SPDX-License-Identifier: MIT */
/*
 * Unpacks what LZ-String (P. Arnaud, pieroxy.net, 2013) has packed as base64, as in links to
 * f-puzzles.
 */
#ifndef ENNEAD_TEXT_PACKING_LZ_UNPACK_H
#define ENNEAD_TEXT_PACKING_LZ_UNPACK_H

#include "ennead.h"

typedef enum lz_outcome {
    LZ_UNPACKED,
    LZ_MALFORMED,
    LZ_FOLLOWED, /* more letters and digits come right after it */
    LZ_TOO_LONG,
    LZ_NO_MEMORY,
} lz_outcome;

/* The most bytes that a text may unpack to. */
enum { LZ_MOST_BYTES = 1 << 26 };

/* Unpacks `length` bytes, which may contain percent escapes, into memory of the allocator, as
 * UTF-8. */
lz_outcome lz_unpack(const char *packed, size_t length, const ennead_allocator *memory,
                     char **unpacked, size_t *unpacked_length);

#endif
