/* SPDX-License-Identifier: MIT */
/*
 * Where a command writes: standard output, or the file of --output, which then replaces it.
 */
#ifndef CLI_DESTINATION_H
#define CLI_DESTINATION_H

#include <stdbool.h>

#include "cli/base/exits.h"

bool destination_is_folder(const char *path);

/* Makes output go to `path` instead of standard output; "-" is standard output itself. Prints the
 * reason if that fails. */
enum exit_code destination_open(const char *path);

/* The same for a run with a journal: output goes to PATH.unfinished, which may be there already,
 * and stays there until it is complete. PATH must be a plain file, or not be there; another process
 * that writes it is refused. */
enum exit_code destination_open_unfinished(const char *path);

/* The file's name, and a descriptor to read it by, while it is unfinished. */
const char *destination_name(void);
int destination_descriptor(void);

/* Says that the unfinished file is complete. */
void destination_complete(void);

/* Reports that output could not be written, and why; it is incomplete then. Error 0 means no
 * error. After a closed pipe the process ends as if by the signal. */
enum exit_code destination_check(int error);

/* Says that what was written is worth nothing: a file that was there before stays. */
void destination_abandon(void);

/* Moves the file to its place; or removes it if `code`, a failed write or a signal means that it
 * is incomplete. Returns the program's exit code. */
enum exit_code destination_finish(enum exit_code code);

#endif
