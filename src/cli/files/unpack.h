/* SPDX-License-Identifier: MIT */
/*
 * Unpacks gzip and zstd, piece by piece. Files made of several packed parts (`cat a.gz b.gz`) are
 * unpacked as one.
 */
#ifndef CLI_UNPACK_H
#define CLI_UNPACK_H

#include <stdbool.h>
#include <stddef.h>

struct file_unpacker;

enum packed {
    PACKED_PERHAPS, /* too few bytes to decide */
    PACKED_NOT,
    PACKED_GZIP,
    PACKED_ZSTD,
};

/* The kind of a file that begins with these bytes. */
enum packed unpack_recognize(const char *bytes, size_t length);

/* Returns NULL if memory runs out. */
struct file_unpacker *unpack_new(enum packed packed);

/* Bytes read from a packed file. */
struct unpack_input {
    char *bytes;
    size_t at, filled;   /* range not used yet */
    bool ended;          /* there are no more bytes in the file */
    const char *trouble; /* UNPACK_FAILED: what is wrong */
};

enum unpack_status {
    UNPACK_DATA,
    UNPACK_NEEDS_INPUT, /* more of the file, if there is more */
    UNPACK_END,
    UNPACK_FAILED,
    UNPACK_NO_MEMORY,
};

/* Stores up to `room` bytes at `to`, at least one if it returns UNPACK_DATA, and advances in the
 * input. */
enum unpack_status unpack_read(struct file_unpacker *unpacker, struct unpack_input *input, char *to,
                               size_t room, size_t *got);

/* NULL is allowed. */
void unpack_free(struct file_unpacker *unpacker);

#endif
