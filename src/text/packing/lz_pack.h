/* SPDX-License-Identifier: MIT */
/*
 * Packs text as LZ-String (P. Arnaud, pieroxy.net, 2013) does, as base64; lz_unpack.c describes the
 * codes.
 */
#ifndef ENNEAD_TEXT_PACKING_LZ_PACK_H
#define ENNEAD_TEXT_PACKING_LZ_PACK_H

#include "grid/say/text_buffer.h"

/* The base64 alphabet: that of mail, with = at the end, or that of file names, without. */
typedef enum base64_signs { BASE64_USUAL, BASE64_URL } base64_signs;

/* Adds `length` bytes of UTF-8, packed. Bytes that are not UTF-8 become U+FFFD. Returns false if
 * memory runs out. */
bool lz_pack(text_buffer *p, const char *text, size_t length, base64_signs signs,
             const ennead_allocator *memory);

#endif
