/* SPDX-License-Identifier: MIT */
/*
 * Runs a command that answers the puzzles of its input, once its options have been read.
 */
#ifndef CLI_RECORDS_RUN_H
#define CLI_RECORDS_RUN_H

#include "cli/batch/puzzle_command.h"
#include "cli/options/command.h"

/* Prepares the records of the settings, if there are any, reads the file of --rules, and answers
 * each puzzle. Does nothing if `code` says that the options are wrong. Returns the exit code;
 * messages have been printed. */
enum exit_code records_run(const struct command *command, struct settings *settings,
                           enum exit_code code, const struct puzzle_command *puzzle_command);

/* Says that the run of a journal was finished before, and is not done again. Returns the exit code
 * of that run, or another if its output is gone. */
enum exit_code records_tell_finished(const struct settings *settings);

#endif
