/* SPDX-License-Identifier: MIT */
/*
 * A plain list that is read from its middle: where reading can begin, and, only if somebody asks,
 * how many lines come before that place.
 */
#ifndef CLI_LINES_BEFORE_H
#define CLI_LINES_BEFORE_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct lines_before {
    int fd;         /* of the file; -1: reading began at its beginning */
    uint64_t bytes; /* where reading began */
    uint64_t lines; /* once they have been counted */
    enum { LINES_NOT_COUNTED, LINES_COUNTED } state;
    pthread_mutex_t lock;
};

/* Finds the first line that begins at or after `from`. Returns whether it and the one before it are
 * both puzzles on lines of their own, as is the first one of the file; then its place is stored at
 * *at, and no record reaches across it. */
bool lines_before_seek(int fd, uint64_t from, uint64_t *at);

/* The number of lines before the place; counted by the first thread that asks. */
uint64_t lines_before_count(struct lines_before *before);

#endif
