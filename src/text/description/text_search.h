/* SPDX-License-Identifier: MIT */
/*
 * Searches in the text of a variant.
 */
#ifndef ENNEAD_TEXT_DESCRIPTION_TEXT_SEARCH_H
#define ENNEAD_TEXT_DESCRIPTION_TEXT_SEARCH_H

#include "ennead.h"

/* The end of the line that contains a place. */
size_t variant_end_of_line(const char *text, size_t length, size_t at);

/* The first place that is not blank or in a comment; a link of ours is not one. */
size_t variant_begin(const char *text, size_t length);

bool variant_starts(const char *text, size_t length, const char *with);

/* The place where `wanted` begins; `length` if it does not occur. */
size_t variant_find(const char *text, size_t length, const char *wanted);

#endif
