/* SPDX-License-Identifier: MIT */
/*
 * Makes bytes of unknown origin safe to show. Names of files, notes and lines of input may contain
 * anything, which could harm a terminal or a JSON reader.
 */
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include "cli/base/text.h"

/* The length of the well-formed UTF-8 character at `bytes`, or 0 if there is none. */
size_t utf8_character(const char *bytes, size_t length);

/* Whether a character of `length` bytes would control a terminal, or change the order in which it
 * shows text: control characters, and Unicode's characters for text direction and line ends. */
bool utf8_is_control(const char *character, size_t length);

/* Adds `bytes` for people to read: a tab becomes a blank; control characters, and bytes that are
 * not UTF-8, become '?'. Returns the number of columns, counting each character as one. */
size_t utf8_add_printable(struct text *text, const char *bytes, size_t length);

/* Copies `bytes` into `room` bytes, at least 4, including a NUL. A longer text is cut between two
 * characters and ends in "...". */
void utf8_copy(char *to, size_t room, const char *bytes, size_t length);

/* Adds `bytes`, replacing each byte that is not UTF-8 by U+FFFD. */
void utf8_add_repaired(struct text *text, const char *bytes, size_t length);

/* Adds `bytes`, which are JSON on one line, with control characters as \u.... */
void utf8_add_escaped(struct text *text, const char *bytes, size_t length);

#endif
