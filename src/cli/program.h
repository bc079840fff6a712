/* SPDX-License-Identifier: MIT */
/*
 * The program: what is done before and after each command. `ennead FILE` and `ennead --count FILE`
 * mean `ennead solve`.
 */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include <stdbool.h>

#include "cli/base/exits.h"

/* Prepares messages, which go to that descriptor, and signals. Returns false if that fails; the
 * reason has been printed. */
bool program_start(int messages);

/* Runs the command that the arguments name. */
enum exit_code program_run(int argc, char **argv);

/* Finishes the output and messages. Returns the exit code. */
enum exit_code program_finish(enum exit_code code);

/* Returns the status of the process; if a signal has been received, dies of it instead. */
int program_exit(enum exit_code code);

#endif
