/* SPDX-License-Identifier: MIT */
/*
 * The subcommands.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include <stddef.h>

#include "cli/options/options.h"

/* The command with that name, or NULL. */
const struct command *command_named(const char *name);

/* "; did you mean 'solve'?", or "" if no name is near. The text is valid until the next call. */
const char *command_meant(const char *name);

/* Prints the list of commands. */
enum exit_code print_overview(void);

#endif
