/* SPDX-License-Identifier: MIT */
/*
 * The arguments of a command, as commands begin with them.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include <stdbool.h>

#include "cli/options/options.h"
#include "cli/options/settings.h"

/* Parses the arguments of a command into its settings, of which `settings` is the beginning, and
 * takes what is left as the names of files. Returns false when nothing is left to do: help has been
 * printed, or a message given; *code is the exit code then. */
bool command_parse(const struct command *command, struct settings *settings, int argc, char **argv,
                   enum exit_code *code);

/* Whether the option of that name, one of the rows, was given. */
bool is_given(const struct settings *settings, const struct option_row *rows, const char *name);

/* The options of every command that has no others than --help. */
extern const struct option_row help_options[];

/* The same with --output, for those that print a text. */
extern const struct option_row print_options[];

/* Parses the arguments of a command whose only option is --help, and checks that there are at most
 * `most` others; *others points to them. EXIT_ANSWERED with *others NULL: help has been printed. */
enum exit_code command_arguments(const struct command *command, int argc, char **argv, int most,
                                 char ***others, int *count);

#endif
