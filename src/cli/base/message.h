/* SPDX-License-Identifier: MIT */
/*
 * Everything that the program writes to standard error: messages, and the progress bar, which
 * messages replace. A lock orders the two, and keeps the bar off a terminal while output is
 * written to it.
 */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/base/exits.h"

/* Messages go to that descriptor: that of standard error, except in tests and MPI runs. */
void message_start(int descriptor);

/* Prints "ennead: ..." and a newline. Allocates nothing, so it can report that memory ran out. */
void message(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for wrong usage. A second line points to the help of `command` (NULL: of the
 * program). */
enum exit_code message_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Writes text unchanged. */
void message_put(const char *bytes, size_t length);

/* Draws the bar, replacing the one before. */
void message_bar(const char *bytes, size_t length);

/* Erases the bar, and keeps it away until message_release. */
void message_hold(void);
void message_release(void);

/* Flushes. Returns whether everything could be written. */
bool message_finish(void);

#endif
