/* SPDX-License-Identifier: MIT */
/*
 * What the readers of variants ask of a text.
 */
#ifndef ENNEAD_TEXT_DESCRIPTION_TEXT_SEARCH_H
#define ENNEAD_TEXT_DESCRIPTION_TEXT_SEARCH_H

#include "ennead.h"

/* Where the line of a place ends. */
size_t variant_end_of_line(const char *text, size_t length, size_t at);

/* Where the first thing is that is neither blank nor a comment. */
size_t variant_begin(const char *text, size_t length);

bool variant_starts(const char *text, size_t length, const char *with);

/* Where `wanted` begins; the length if it is nowhere. */
size_t variant_find(const char *text, size_t length, const char *wanted);

bool variant_is_link(const char *text, size_t length);

#endif
