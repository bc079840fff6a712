/* SPDX-License-Identifier: MIT */
/*
 * Output for programs: bytes of unknown origin are written unchanged. Only on a terminal, which
 * would obey control characters, are these replaced.
 */
#ifndef CLI_PRINTABLE_H
#define CLI_PRINTABLE_H

#include <jansson.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

/* Adds such bytes. On a terminal, '?' replaces what utf8_add_printable would replace, except line
 * ends and tabs. */
void printable_add(struct text *text, const struct settings *settings, const char *bytes,
                   size_t length);

/* Adds JSON as written by json_dumps with `flags`; on a terminal with \u.... for control
 * characters. If the object is NULL, or memory runs out, the text fails. */
void printable_add_json(struct text *text, const struct settings *settings, const json_t *object,
                        size_t flags);

#endif
