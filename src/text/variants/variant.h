/* SPDX-License-Identifier: MIT */
/*
 * What the readers of variants ask of a text.
 */
#ifndef ENNEAD_TEXT_VARIANT_H
#define ENNEAD_TEXT_VARIANT_H

#include "ennead.h"

struct phrase;

/* Where the first thing is that is neither blank nor a comment. */
size_t variant_begin(const char *text, size_t length);

bool variant_starts(const char *text, size_t length, const char *with);
/* Where `wanted` begins; the length if it is nowhere. */
size_t variant_find(const char *text, size_t length, const char *wanted);

bool variant_is_link(const char *text, size_t length);

/* Writes a cell of a grid of our own form: empty, a value, or in brackets what it may be. */
void variant_write_cell(struct phrase *p, const ennead_description *d, uint64_t candidates);

#endif
