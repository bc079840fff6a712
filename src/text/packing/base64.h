/* SPDX-License-Identifier: MIT */
/*
 * Base64 in a link.
 */
#ifndef ENNEAD_TEXT_PACKING_BASE64_H
#define ENNEAD_TEXT_PACKING_BASE64_H

#include "grid/characters.h"

#include <stdbool.h>
#include <stddef.h>

/* The value of the character at *at, which is then advanced; -1 if none of base64 is there. Percent
 * escapes are decoded. A blank is a plus that a browser has changed. */
static inline int base64_next(const char *text, size_t length, size_t *at)
{
    if (*at == length)
        return -1;
    const int escaped = percent_value(text + *at, length - *at);
    const int c = escaped < 0 ? (unsigned char)text[*at] : escaped;
    const int value = base64_value(c == ' ' ? '+' : c);
    if (value >= 0)
        *at += escaped < 0 ? 1 : 3;
    return value;
}

/* Whether letters or digits follow at a place where packed text has ended. Packers may write some
 * zeros more, which are A, and = up to a multiple of four. */
static inline bool base64_follows(const char *text, size_t length, size_t at)
{
    while (at < length && (text[at] == 'A' || text[at] == '='))
        at++;
    return at < length && (is_digit(text[at]) || is_letter(text[at]));
}

#endif
