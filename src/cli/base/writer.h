/* SPDX-License-Identifier: MIT */
/*
 * Everything that the program writes, to standard output and standard error, goes through a
 * writer. It buffers, continues after interrupts and short writes, and remembers the first error,
 * after which it writes nothing more. So a caller can write a lot and check once.
 */
#ifndef CLI_WRITER_H
#define CLI_WRITER_H

#include <stdbool.h>
#include <stddef.h>

enum { WRITER_ROOM = 1 << 16 };

struct writer {
    int fd;
    int error;   /* the first errno; 0 if there was none */
    size_t used; /* number of bytes waiting in `buffer` */
    enum { NOTHING_DROPPED, FIRST_EMPTY_LINE_DROPPED } drops;
    char buffer[WRITER_ROOM];
};

void writer_start(struct writer *writer, int fd);

/* Drops an empty line if it is the first thing written from here on. So each piece can be written
 * with an empty line before it, and only those between pieces appear. */
void writer_drop_empty_line(struct writer *writer);

/* Each of these returns whether there has been no error so far. */
bool writer_put(struct writer *writer, const char *bytes, size_t length);
bool writer_flush(struct writer *writer);

/* Flushes and closes the file: some file systems report a failed write only then. */
bool writer_finish(struct writer *writer);

#endif
