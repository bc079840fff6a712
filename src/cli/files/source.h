/* SPDX-License-Identifier: MIT */
/*
 * One input file as a stream of text: opened, read and unpacked. gzip and zstd are recognized by
 * the first bytes, not by the name, so pipes are unpacked too.
 *
 *     source_open --> source_read ... SOURCE_END or SOURCE_FAILED --> source_close
 */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct file_unpacker;

enum source_status {
    SOURCE_DATA,
    SOURCE_EMPTY,   /* nothing there yet; not with SOURCE_WAIT */
    SOURCE_END,     /* all of it has been read */
    SOURCE_FAILED,  /* see `trouble`; what was read before is good */
    SOURCE_STOPPED, /* a signal asks the program to end */
    SOURCE_NO_MEMORY,
};

enum source_wait { SOURCE_NO_WAIT, SOURCE_WAIT_BRIEFLY, SOURCE_WAIT };

enum { SOURCE_ROOM = 1 << 16, SOURCE_TROUBLE_SIZE = 160 };

struct source {
    int fd;
    enum { SOURCE_UNKNOWN, SOURCE_PLAIN, SOURCE_PACKED } packing;
    struct file_unpacker *unpacker;
    bool ended;          /* the file has no more bytes */
    size_t at, filled;   /* range of `bytes` not used yet */
    uint64_t bytes_read; /* from the file, as stored */
    char trouble[SOURCE_TROUBLE_SIZE];
    char bytes[SOURCE_ROOM];
};

/* Opens the file `name`, "-" for standard input. Returns 0 or an errno. */
int source_open(struct source *source, const char *name);

/* Opens a file by its descriptor, which stays open, and reads it from its beginning. Returns 0 or
 * an errno. */
int source_open_descriptor(struct source *source, int fd);

/* Goes on at a byte of a plain file. */
void source_skip(struct source *source, uint64_t at);

/* Stores up to `room` bytes of text at `to`, at least one when it returns SOURCE_DATA. */
enum source_status source_read(struct source *source, char *to, size_t room, enum source_wait wait,
                               size_t *got);

void source_close(struct source *source);

#endif
