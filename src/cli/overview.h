/* SPDX-License-Identifier: MIT */
/*
 * What the program says of itself: how it is called, and its commands.
 */
#ifndef CLI_OVERVIEW_H
#define CLI_OVERVIEW_H

#include "cli/options/options.h"

/* Adds it; the table ends with NULL, `standard` is the command that is meant where none is named. */
void overview_write(struct text *text, const struct command *const *commands,
                    const struct command *standard);

#endif
