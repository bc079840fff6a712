/* SPDX-License-Identifier: MIT */
/*
 * UTF-8 in titles: what is well-formed, by the table of the Unicode Standard (table 3-7), and what
 * replaces bytes that are not.
 */
#ifndef ENNEAD_TEXT_UTF8_H
#define ENNEAD_TEXT_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The replacement for bytes that are not a character: U+FFFD. */
#define UTF8_REPLACEMENT "\xEF\xBF\xBD"

enum { UTF8_MOST = 4 };

/* The number of bytes of the character at `text`; 0 if these bytes are not a character, or an
 * incomplete one. */
size_t utf8_length(const char *text, size_t length);

/* Writes a character, or U+FFFD if there is no such character, into up to UTF8_MOST bytes. Returns
 * how many. */
size_t utf8_put(char *to, uint32_t character);

/* Copies a title into `room` bytes, at least 4, including a NUL. Control characters become blanks,
 * blanks at the end are dropped, and no character is cut in the middle; a longer title ends in
 * "...". Bytes that are not UTF-8 are copied. */
void utf8_title(char *to, size_t room, const char *text, size_t length);

#endif
