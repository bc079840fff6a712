/* SPDX-License-Identifier: MIT */
/*
 * The subcommands.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include <stddef.h>

#include "cli/options/options.h"

/* The one of that name, or NULL. */
const struct command *command_named(const char *name);

/* "; did you mean 'solve'?", or "" when no name is near. The text lasts until the next call. */
const char *command_meant(const char *name);

/* Prints the list of commands. */
enum exit_code print_overview(void);

#endif
