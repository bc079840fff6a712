/* SPDX-License-Identifier: MIT */
/*
 * Where a command writes: standard output, or the file of --output, which then stands in for it.
 */
#ifndef CLI_DESTINATION_H
#define CLI_DESTINATION_H

#include "cli/base/exits.h"

/* Has `path` written to in place of standard output; "-" is standard output itself. Says why if
 * that cannot be. */
enum exit_code destination_open(const char *path);

/* Says that it could not be written to, and why; what is written is not whole then. Error 0 is
 * none, and after a closed pipe the process ends as a signal would end it. */
enum exit_code destination_check(int error);

/* Gives the file its place, unless `code`, a failed write or a signal says that it is not whole:
 * then it is taken away. Returns the exit code of the program. */
enum exit_code destination_finish(enum exit_code code);

#endif
