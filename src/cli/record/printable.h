/* SPDX-License-Identifier: MIT */
/*
 * Output for programs: bytes of unknown origin go out as they came. Only a terminal, which would
 * obey some of them, is shown others in their place: there nothing reads them but a person.
 */
#ifndef CLI_PRINTABLE_H
#define CLI_PRINTABLE_H

#include <jansson.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

/* Adds such bytes; on a terminal '?' for what utf8_add_printable does not show, line ends and tabs
 * excepted. */
void printable_add(struct text *text, const struct settings *settings, const char *bytes,
                   size_t length);

/* Adds JSON, as json_dumps with `flags` writes it; on a terminal with \u.... in place of those
 * characters. Without an object, or without memory, the text fails. */
void printable_add_json(struct text *text, const struct settings *settings, const json_t *object,
                        size_t flags);

#endif
