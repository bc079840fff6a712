/* SPDX-License-Identifier: MIT */
/*
 * The completion function for bash, generated from the table of commands.
 */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "cli/options/options.h"

/* Adds it to the text. The table ends with NULL. */
void completion_write(struct text *text, const struct command *const *commands);

#endif
