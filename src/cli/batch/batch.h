/* SPDX-License-Identifier: MIT */
/*
 * From files to standard output, puzzle by puzzle, on all threads and in order: the common part of
 * every command that answers each puzzle of its input. The command defines what to do with a slot
 * of puzzles and how to write an answer. Files, errors, progress, signals, broken pipes and the
 * exit code are handled here. One thread at a time writes to standard output and standard error,
 * in the order of the input, so both are the same for any number of threads.
 *
 *     fill (one at a time) --> work, then puzzle and error (many at once) --> written, in order
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "cli/batch/puzzle_command.h"

/* Runs the command on the files of the settings, or on standard input. Returns the exit code; all
 * messages have been printed. */
enum exit_code batch_run(const struct settings *settings, const struct puzzle_command *command);

#endif
