/* SPDX-License-Identifier: MIT */
/*
 * The files of a command line by line, for what is not read by the library's reader.
 *
 *     {.settings = ...} --> lines_next ... LINES_END --> lines_close
 */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include "cli/settings.h"
#include "cli/source.h"
#include "cli/text.h"

/* More of a line is not kept. */
enum { LINES_LONGEST = 1 << 16 };

struct lines {
    const struct settings *settings;
    const char *name; /* of the file */
    uint64_t line;    /* its number, from 1 */
    uint64_t bytes;   /* read so far, of all files */
    const char *what; /* LINES_TROUBLE: what is wrong with the file, and why */
    const char *why;
    /* for lines.c */
    size_t next_file;
    enum { LINES_CLOSED, LINES_OPEN } state;
    size_t at, filled; /* what is left of `bytes_read` */
    char bytes_read[1 << 12];
    struct source source;
};

enum lines_status {
    LINES_LINE,
    LINES_TROUBLE, /* with a file; the next one follows */
    LINES_END,
    LINES_STOPPED, /* a signal asks the program to end */
    LINES_NO_MEMORY,
};

/* Adds the next line, without its end, to a text. */
enum lines_status lines_next(struct lines *lines, struct text *text);

void lines_close(struct lines *lines);

#endif
