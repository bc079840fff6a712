/* SPDX-License-Identifier: MIT */
/*
 * The text in a link of Penpa+.
 */
#ifndef ENNEAD_TEXT_PENPA_PENPA_UNPACK_H
#define ENNEAD_TEXT_PENPA_PENPA_UNPACK_H

#include "text/packing/lz_unpack.h"

/* Unpacks such a text into memory of the allocator. */
lz_outcome penpa_unpack(const char *packed, size_t length, const ennead_allocator *memory,
                        char **unpacked, size_t *unpacked_length);

#endif
