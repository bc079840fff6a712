/* SPDX-License-Identifier: MIT */
/*
 * Bytes of unknown origin made fit to be shown: names of files, notes and lines of input may hold
 * anything, and neither a terminal nor a JSON reader should have to bear it.
 */
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include "cli/base/text.h"

/* The length of the well-formed UTF-8 character at `bytes`, or 0 when there is none. */
size_t utf8_character(const char *bytes, size_t length);

/* Whether a terminal would obey a character, of `length` bytes, or show what comes after it in another
 * order: controls, and what Unicode has for the direction of text and the ends of lines. */
bool utf8_is_control(const char *character, size_t length);

/* Adds `bytes` as a person can be shown them: a tab as one blank, such characters and what is not
 * UTF-8 as '?'. Returns the number of columns that they take, wide characters not
 * considered. */
size_t utf8_add_printable(struct text *text, const char *bytes, size_t length);

/* Adds `bytes` with U+FFFD for each byte that is not UTF-8. */
void utf8_add_repaired(struct text *text, const char *bytes, size_t length);

/* Adds `bytes`, JSON on one line, with \u.... for such characters. */
void utf8_add_escaped(struct text *text, const char *bytes, size_t length);

#endif
