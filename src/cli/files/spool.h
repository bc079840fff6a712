/* SPDX-License-Identifier: MIT */
/*
 * What cannot be read from the middle, unpacked into a file without a name: pipes and compressed
 * files, so that they can be divided into parts.
 */
#ifndef CLI_SPOOL_H
#define CLI_SPOOL_H

#include <stdint.h>

#include "cli/base/exits.h"

struct spool {
    int fd;        /* of the file without a name; -1: the file itself is read */
    uint64_t size; /* of the text */
};

/* Finds the size of a file's text, for which it is unpacked if it must be. A file that cannot be
 * opened has no text; whoever reads it reports that. Returns the exit code; a message has been
 * printed. */
enum exit_code spool_open(struct spool *spool, const char *name);

void spool_close(struct spool *spool);

/* Opens a file in $TMPDIR that has no name and vanishes when it is closed. Returns -1 and sets
 * errno if that fails. */
int spool_open_nameless(void);

#endif
