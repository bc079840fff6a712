/* SPDX-License-Identifier: MIT */
/*
 * What the program says on standard error: messages, and the progress bar, which gives way to them.
 * One lock orders the two, and keeps the bar off a terminal on which output is just being written.
 */
#ifndef CLI_MESSAGE_H
#define CLI_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/base/exits.h"

void message_start(void);

/* Says "ennead: ..." and a newline. Allocates nothing, so that it can say that memory is out. */
void message(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for wrong usage: a second line names the help of `command` (NULL: of the program). */
enum exit_code message_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Writes text as it is. */
void message_put(const char *bytes, size_t length);

/* Draws the bar, in place of the one before. */
void message_bar(const char *bytes, size_t length);

/* Erases the bar, and keeps it away until message_release. */
void message_hold(void);
void message_release(void);

/* Flushes; returns whether everything could be written. */
bool message_finish(void);

#endif
