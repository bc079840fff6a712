/* SPDX-License-Identifier: MIT */
/*
 * Searches in a text that the readers of variants need before they read it.
 */
#include "text/description/text_search.h"

#include "grid/characters.h"
#include "text/link.h"

#include <string.h>

size_t variant_end_of_line(const char *text, size_t length, size_t at)
{
    const char *end = at < length ? memchr(text + at, '\n', length - at) : NULL;

    return end != NULL ? (size_t)(end - text) : length;
}

size_t variant_begin(const char *text, size_t length)
{
    size_t at = length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

    for (; at < length; at++) {
        if (text[at] == '#' && !link_begins(text + at, length - at))
            at = variant_end_of_line(text, length, at);
        else if (!is_space(text[at]))
            break;
        if (at == length)
            break;
    }
    return at;
}

bool variant_starts(const char *text, size_t length, const char *with)
{
    const size_t size = strlen(with);

    return length >= size && memcmp(text, with, size) == 0;
}

size_t variant_find(const char *text, size_t length, const char *wanted)
{
    size_t at = 0;

    while (at < length && !variant_starts(text + at, length - at, wanted))
        at++;
    return at;
}
