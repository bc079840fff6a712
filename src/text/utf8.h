/* SPDX-License-Identifier: MIT */
/*
 * UTF-8 of titles: what is well-formed, by the table of the Unicode Standard (table 3-7), and what
 * is written in place of bytes that are not.
 */
#ifndef ENNEAD_TEXT_UTF8_H
#define ENNEAD_TEXT_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* What stands for bytes that are no character: U+FFFD. */
#define UTF8_REPLACEMENT "\xEF\xBF\xBD"

enum { UTF8_MOST = 4 };

/* The number of bytes of the character at `text`; 0: these bytes are none, or it is cut short. */
size_t utf8_length(const char *text, size_t length);

/* Writes a character, U+FFFD for what is none, into up to UTF8_MOST bytes; how many. */
size_t utf8_put(char *to, uint32_t character);

/* Copies a title into `room` bytes with a NUL behind it: blanks in place of control characters, none
 * at the end, and no character by halves. Bytes that are no UTF-8 stay as they are. */
void utf8_title(char *to, size_t room, const char *text, size_t length);

#endif
