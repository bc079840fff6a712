/* SPDX-License-Identifier: MIT */
/*
 * The program's overview: its usage, and its commands.
 */
#ifndef CLI_OVERVIEW_H
#define CLI_OVERVIEW_H

#include "cli/options/options.h"

/* Adds it to the text. The table ends with NULL; `standard` is the command used when none is
 * named. */
void overview_write(struct text *text, const struct command *const *commands,
                    const struct command *standard);

#endif
