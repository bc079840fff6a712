/* SPDX-License-Identifier: MIT */
/*
 * Parses the arguments at the beginning of a command.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include <stdbool.h>

#include "cli/options/options.h"
#include "cli/options/settings.h"

/* Parses the arguments of a command into its settings, which begin with `settings`, and takes the
 * remaining ones as names of files. Returns false if there is nothing left to do: help or a
 * message has been printed; *code is the exit code then. */
bool command_parse(const struct command *command, struct settings *settings, int argc, char **argv,
                   enum exit_code *code);

/* Whether the option of that name, one of the rows, was given. */
bool is_given(const struct settings *settings, const struct option_row *rows, const char *name);

/* The options of commands that have only --help. */
extern const struct option_row help_options[];

/* The same with --output, for commands that print a text. */
extern const struct option_row print_options[];

/* Parses the arguments of a command without options other than --help, and checks that there are
 * at most `most` arguments; *others points to them. EXIT_ANSWERED with *others NULL: help has been
 * printed. */
enum exit_code command_arguments(const struct command *command, int argc, char **argv, int most,
                                 char ***others, int *count);

#endif
