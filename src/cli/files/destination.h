/* SPDX-License-Identifier: MIT */
/*
 * Where a command writes: standard output, or the file of --output, which then replaces it.
 */
#ifndef CLI_DESTINATION_H
#define CLI_DESTINATION_H

#include "cli/base/exits.h"

/* Makes output go to `path` instead of standard output; "-" is standard output itself. Prints the
 * reason if that fails. */
enum exit_code destination_open(const char *path);

/* Reports that output could not be written, and why; it is incomplete then. Error 0 means no
 * error. After a closed pipe the process ends as if by the signal. */
enum exit_code destination_check(int error);

/* Moves the file to its place; or removes it if `code`, a failed write or a signal means that it
 * is incomplete. Returns the program's exit code. */
enum exit_code destination_finish(enum exit_code code);

#endif
