/* SPDX-License-Identifier: MIT */
/*
 * Lines that somebody types, one by one: on a terminal with editing and a history (libedit), from
 * a pipe or file unchanged. The prompt is shown only on a terminal.
 */
#ifndef CLI_TYPED_LINES_H
#define CLI_TYPED_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum typed_lines_status {
    TYPED_LINE,
    TYPED_TOO_LONG, /* a line longer than LONGEST_TYPED, which is skipped */
    TYPED_END,
    TYPED_FAILED,  /* see `trouble` */
    TYPED_STOPPED, /* a signal asks the program to end */
    TYPED_NO_MEMORY,
};

enum { LONGEST_TYPED = 1 << 16 };

struct typed_lines;

/* Returns NULL if memory runs out. typed_lines_end restores the terminal. */
struct typed_lines *typed_lines_begin(void);
void typed_lines_end(struct typed_lines *lines);

/* Whether input comes from a terminal. */
bool typed_lines_at_terminal(const struct typed_lines *lines);

/* Shows the prompt and waits for a line. Its bytes, without the line end, are valid until the next
 * call. */
enum typed_lines_status typed_lines_next(struct typed_lines *lines, const char *prompt,
                                         const char **line, size_t *length);

/* Why reading failed. */
const char *typed_lines_trouble(const struct typed_lines *lines);

#endif
