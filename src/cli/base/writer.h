/* SPDX-License-Identifier: MIT */
/*
 * The one way out: everything that the program writes, to standard output and to standard error,
 * goes through a writer. It buffers, goes on after interrupts and short writes, and remembers the
 * first error, after which it writes nothing more: a caller may write a lot and ask once.
 */
#ifndef CLI_WRITER_H
#define CLI_WRITER_H

#include <stdbool.h>
#include <stddef.h>

enum { WRITER_ROOM = 1 << 16 };

struct writer {
    int fd;
    int error;   /* the first errno; 0 while all is well */
    size_t used; /* bytes that wait in `buffer` */
    enum { NOTHING_DROPPED, FIRST_EMPTY_LINE_DROPPED } drops;
    char buffer[WRITER_ROOM];
};

void writer_start(struct writer *writer, int fd);

/* From here on: an empty line with which all begins is left out. So what is written in pieces with empty lines
 * between them can have one before each piece. */
void writer_drop_empty_line(struct writer *writer);

/* Each of these returns whether all is well so far. */
bool writer_put(struct writer *writer, const char *bytes, size_t length);
bool writer_flush(struct writer *writer);

/* Flushes and closes the file: some file systems tell of a failed write only then. */
bool writer_finish(struct writer *writer);

#endif
