/* SPDX-License-Identifier: MIT */
/*
 * What the terminal can show, according to the environment.
 */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>

/* Whether the terminal named in TERM understands escape sequences. */
bool terminal_obeys_escapes(void);

/* Whether standard output is a terminal that shows UTF-8, according to the locale. */
bool terminal_shows_utf8(void);

#endif
