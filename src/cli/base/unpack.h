/* SPDX-License-Identifier: MIT */
/*
 * Unpacking of gzip and zstd, piece by piece. Files made of several packed parts one after the
 * other (`cat a.gz b.gz`) are unpacked as one.
 */
#ifndef CLI_UNPACK_H
#define CLI_UNPACK_H

#include "cli/base/source.h"

enum packed {
    PACKED_PERHAPS, /* too few bytes to tell */
    PACKED_NOT,
    PACKED_GZIP,
    PACKED_ZSTD,
};

/* What the file is that begins with these bytes. */
enum packed unpack_recognize(const char *bytes, size_t length);

/* NULL: out of memory. */
struct unpacker *unpack_new(enum packed packed);

/* As source_read, with the packed bytes that `source` has and gets. */
enum source_status unpack_read(struct unpacker *unpacker, struct source *source, char *to,
                               size_t room, enum source_wait wait, size_t *got);

/* NULL is allowed. */
void unpack_free(struct unpacker *unpacker);

#endif
