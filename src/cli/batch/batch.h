/* SPDX-License-Identifier: MIT */
/*
 * From files to standard output, puzzle by puzzle, over all threads and in order: what every
 * command does that answers each puzzle of its input. The command says what is done with a slot of
 * puzzles and how an answer is written; files, errors, progress, signals, broken pipes and the exit
 * code are dealt with here. Everything that is said, on standard output and standard error, is said
 * by one thread at a time in the order of the input, so that both are the same for any number of
 * threads.
 *
 *     fill (one at a time) --> work, then puzzle and error (many at once) --> written, in order
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "cli/batch/puzzle_command.h"

/* Runs the command on the files of the settings, or on standard input. Returns the exit code; messages
 * have been given. */
enum exit_code batch_run(const struct settings *settings, const struct puzzle_command *command);

#endif
