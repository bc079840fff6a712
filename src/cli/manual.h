/* SPDX-License-Identifier: MIT */
/*
 * The manual page, generated from the table of commands.
 */
#ifndef CLI_MANUAL_H
#define CLI_MANUAL_H

#include "cli/options/options.h"

/* Adds it to the text. The table ends with NULL. */
void manual_write(struct text *text, const struct command *const *commands);

#endif
