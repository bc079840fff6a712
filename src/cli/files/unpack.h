/* SPDX-License-Identifier: MIT */
/*
 * Unpacking of gzip and zstd, piece by piece. Files made of several packed parts one after the
 * other (`cat a.gz b.gz`) are unpacked as one.
 */
#ifndef CLI_UNPACK_H
#define CLI_UNPACK_H

#include <stdbool.h>
#include <stddef.h>

struct file_unpacker;

enum packed {
    PACKED_PERHAPS, /* too few bytes to tell */
    PACKED_NOT,
    PACKED_GZIP,
    PACKED_ZSTD,
};

/* What the file is that begins with these bytes. */
enum packed unpack_recognize(const char *bytes, size_t length);

/* NULL: out of memory. */
struct file_unpacker *unpack_new(enum packed packed);

/* What has been read of a packed file. */
struct unpack_input {
    char *bytes;
    size_t at, filled;   /* what is left of them */
    bool ended;          /* the file has no more */
    const char *trouble; /* UNPACK_FAILED: what is wrong */
};

enum unpack_status {
    UNPACK_DATA,
    UNPACK_NEEDS_INPUT, /* more of the file, where it has not ended */
    UNPACK_END,
    UNPACK_FAILED,
    UNPACK_NO_MEMORY,
};

/* Stores up to `room` bytes at `to`, at least one when it returns UNPACK_DATA, and moves on in the
 * input. */
enum unpack_status unpack_read(struct file_unpacker *unpacker, struct unpack_input *input, char *to,
                               size_t room, size_t *got);

/* NULL is allowed. */
void unpack_free(struct file_unpacker *unpacker);

#endif
