/* SPDX-License-Identifier: MIT */
/*
 * What the terminal can show, going by the environment.
 */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>

/* Whether the terminal, going by its name in TERM, does as escape sequences say. */
bool terminal_obeys_escapes(void);

/* Whether standard output is a terminal that shows UTF-8, going by the locale. */
bool terminal_shows_utf8(void);

#endif
