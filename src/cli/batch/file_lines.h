/* SPDX-License-Identifier: MIT */
/*
 * The files of a command line by line, for what is not read by the library's reader.
 *
 *     {.settings = ...} --> file_lines_next ... FILE_LINES_END --> file_lines_close
 */
#ifndef CLI_FILE_LINES_H
#define CLI_FILE_LINES_H

#include "cli/base/text.h"
#include "cli/files/source.h"
#include "cli/options/settings.h"

/* The rest of a longer line is dropped. */
enum { FILE_LINES_LONGEST = 1 << 16 };

struct file_lines {
    const struct settings *settings;
    const char *name; /* of the file */
    uint64_t line;    /* its number, from 1 */
    uint64_t bytes;   /* read so far, of all files */
    const char *what; /* FILE_LINES_TROUBLE: what is wrong with the file, and why */
    const char *why;
    /* internal */
    size_t next_file;
    enum { FILE_LINES_CLOSED, FILE_LINES_OPEN } state;
    size_t at, filled; /* range of `bytes_read` not used yet */
    char bytes_read[1 << 12];
    struct source source;
};

enum file_lines_status {
    FILE_LINES_LINE,
    FILE_LINES_TROUBLE, /* a problem with a file; the next file follows */
    FILE_LINES_END,
    FILE_LINES_STOPPED, /* a signal asks the program to end */
    FILE_LINES_NO_MEMORY,
};

/* Adds the next line, without its end, to a text. */
enum file_lines_status file_lines_next(struct file_lines *lines, struct text *text);

/* Calls `take` for each line, which is in `line`, until *code is EXIT_MEMORY or a signal asks to
 * end. Reports problems with files, and raises *code for them. */
void file_lines_each(struct file_lines *lines, struct text *line, enum exit_code *code,
                     void (*take)(void *user), void *user);

void file_lines_close(struct file_lines *lines);

#endif
