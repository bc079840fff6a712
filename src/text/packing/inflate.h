/* SPDX-License-Identifier: MIT */
/*
 * Unpacks what DEFLATE (RFC 1951) has packed, as base64, as in links of Penpa+.
 */
#ifndef ENNEAD_TEXT_PACKING_INFLATE_H
#define ENNEAD_TEXT_PACKING_INFLATE_H

#include "text/packing/lz_unpack.h"

/* Unpacks fewer than LZ_MOST_BYTES bytes into memory of the allocator, and a NUL after them. */
lz_outcome inflate_base64(const char *packed, size_t length, const ennead_allocator *memory,
                          char **unpacked, size_t *unpacked_length);

#endif
