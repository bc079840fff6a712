/* SPDX-License-Identifier: MIT */
/*
 * The subcommands. A new one is a file of its own and a line in the table in main.c.
 */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include <stdbool.h>

#include "cli/options/options.h"

extern const struct command solve_command;
extern const struct command rate_command;
extern const struct command generate_command;
extern const struct command minimize_command;
extern const struct command check_command;
extern const struct command fill_command;
extern const struct command bench_command;
extern const struct command explain_command;
extern const struct command hint_command;
extern const struct command play_command;
extern const struct command techniques_command;
extern const struct command rules_command;
extern const struct command canonical_command;
extern const struct command transform_command;
extern const struct command unique_forms_command;
extern const struct command neighbors_command;
extern const struct command manual_command;
extern const struct command completion_command;
extern const struct command help_command;

/* All of them, NULL past the last. */
const struct command *command_at(size_t index);

/* The one of that name, or NULL. */
const struct command *command_named(const char *name);

/* Parses the arguments of a command into its settings, of which `settings` is the beginning, and
 * takes what is left as the names of files. Returns false when nothing is left to do: help has been
 * printed, or a message given; *code is the exit code then. */
struct settings;
bool command_parse(const struct command *command, struct settings *settings, int argc, char **argv,
                   enum exit_code *code);

/* The options of every command that has no others than --help. */
extern const struct option_row help_options[];

/* Parses the arguments of a command whose only option is --help, and checks that there are at most
 * `most` others; *others points to them. EXIT_ANSWERED with *others NULL: help has been printed. */
enum exit_code command_arguments(const struct command *command, int argc, char **argv, int most,
                                 char ***others, int *count);

/* Writes a text to standard output and frees it. */
enum exit_code command_print(struct text *text);

#endif
