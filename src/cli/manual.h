/* SPDX-License-Identifier: MIT */
/*
 * The manual page, made of the tables of commands.
 */
#ifndef CLI_MANUAL_H
#define CLI_MANUAL_H

#include "cli/options/options.h"

/* Adds it; the table ends with NULL. */
void manual_write(struct text *text, const struct command *const *commands);

#endif
