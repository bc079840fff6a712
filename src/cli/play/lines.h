/* SPDX-License-Identifier: MIT */
/*
 * Lines that somebody types, one by one: on a terminal with editing and a history (libedit), from a
 * pipe or a file as they are. On a terminal the prompt is shown; elsewhere nobody is there to see
 * it.
 */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum lines_status {
    LINES_LINE,
    LINES_TOO_LONG, /* a line above LONGEST_TYPED, which is passed over */
    LINES_END,
    LINES_FAILED,  /* `trouble` says why */
    LINES_STOPPED, /* a signal asks the program to end */
    LINES_NO_MEMORY,
};

enum { LONGEST_TYPED = 1 << 16 };

struct lines;

/* NULL: out of memory. lines_end gives the terminal back. */
struct lines *lines_begin(void);
void lines_end(struct lines *lines);

/* Whether somebody sits at a terminal. */
bool lines_are_typed(const struct lines *lines);

/* Waits for a line, shown by `prompt`; its bytes, without the line's end, are good until the next
 * call. */
enum lines_status lines_next(struct lines *lines, const char *prompt, const char **line,
                             size_t *length);

/* Why reading failed. */
const char *lines_trouble(const struct lines *lines);

#endif
