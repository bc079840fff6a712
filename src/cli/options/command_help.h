/* SPDX-License-Identifier: MIT */
/*
 * --help of a command, and what it shares with the manual page.
 */
#ifndef CLI_COMMAND_HELP_H
#define CLI_COMMAND_HELP_H

#include "cli/options/options.h"

/* The help of a command. */
void options_help(struct text *text, const struct command *command);

/* What an option does, the words that it takes, and its default. */
void options_explanation(struct text *text, const struct option_row *row);

/* Adds words, wrapped at 80 columns; each line but the first begins with `indent` blanks; `column`
 * columns of the first line are used already. */
void options_wrapped(struct text *text, const char *words, size_t indent, size_t column);

#endif
