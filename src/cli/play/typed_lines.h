/* SPDX-License-Identifier: MIT */
/*
 * Lines that somebody types, one by one: on a terminal with editing and a history (libedit), from a
 * pipe or a file as they are. On a terminal the prompt is shown; elsewhere nobody is there to see
 * it.
 */
#ifndef CLI_TYPED_LINES_H
#define CLI_TYPED_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum typed_lines_status {
    TYPED_LINE,
    TYPED_TOO_LONG, /* a line above LONGEST_TYPED, which is passed over */
    TYPED_END,
    TYPED_FAILED,  /* `trouble` says why */
    TYPED_STOPPED, /* a signal asks the program to end */
    TYPED_NO_MEMORY,
};

enum { LONGEST_TYPED = 1 << 16 };

struct typed_lines;

/* NULL: out of memory. typed_lines_end gives the terminal back. */
struct typed_lines *typed_lines_begin(void);
void typed_lines_end(struct typed_lines *lines);

/* Whether somebody sits at a terminal. */
bool typed_lines_at_terminal(const struct typed_lines *lines);

/* Waits for a line, shown by `prompt`; its bytes, without the line's end, are good until the next
 * call. */
enum typed_lines_status typed_lines_next(struct typed_lines *lines, const char *prompt,
                                         const char **line, size_t *length);

/* Why reading failed. */
const char *typed_lines_trouble(const struct typed_lines *lines);

#endif
