/* SPDX-License-Identifier: MIT */
/*
 * Reading that can be interrupted. A read of a pipe or terminal may block forever, and a signal
 * that comes just before it would be noticed too late. So before every read, the file and the pipe
 * that a signal fills are polled.
 */
#define _GNU_SOURCE 1
#include "cli/files/source.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/signals.h"
#include "cli/files/given_puzzle.h"
#include "cli/files/unpack.h"

static void begin(struct source *source)
{
    source->packing = SOURCE_UNKNOWN;
    source->unpacker = NULL;
    source->ended = false;
    source->at = source->filled = 0;
    source->bytes_read = 0;
    source->trouble[0] = '\0';
}

int source_open_descriptor(struct source *source, int fd)
{
    begin(source);
    source->fd = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    return source->fd < 0 || lseek(source->fd, 0, SEEK_SET) < 0 ? errno : 0;
}

void source_skip(struct source *source, uint64_t at)
{
    (void)lseek(source->fd, (off_t)at, SEEK_SET);
    source->at = source->filled = 0;
    source->ended = false;
    source->bytes_read = at;
}

int source_open(struct source *source, const char *name)
{
    begin(source);
    source->fd = STDIN_FILENO;
    if (strcmp(name, "-") == 0)
        return 0;
    int error;
    source->fd = given_puzzle_open(name, &error);
    if (source->fd >= 0 || error != 0)
        return error;
    /* Opening a named pipe waits for its other end; a signal may interrupt this. */
    do
        source->fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    while (source->fd < 0 && errno == EINTR && !signals_stopped());
    return source->fd < 0 ? errno : 0;
}

/* Waits for bytes, or for a signal. */
static enum source_status await_bytes(struct source *source, enum source_wait wait)
{
    struct pollfd polled[2] = {
        {.fd = source->fd, .events = POLLIN},
        {.fd = signals_wake_fd(), .events = POLLIN},
    };
    enum { BRIEFLY = 200 }; /* milliseconds */
    int ready = poll(polled, 2,
                     wait == SOURCE_WAIT           ? -1
                     : wait == SOURCE_WAIT_BRIEFLY ? BRIEFLY
                                                   : 0);
    if (signals_stopped() || polled[1].revents != 0)
        return SOURCE_STOPPED;
    if (ready < 0 && errno != EINTR) {
        snprintf(source->trouble, sizeof source->trouble, "cannot read: %s", strerror(errno));
        return SOURCE_FAILED;
    }
    return polled[0].revents != 0 ? SOURCE_DATA : SOURCE_EMPTY;
}

static enum source_status read_bytes(struct source *source, char *to, size_t room,
                                     enum source_wait wait, size_t *got)
{
    for (;;) {
        enum source_status status = await_bytes(source, wait);
        if (status == SOURCE_EMPTY && wait == SOURCE_WAIT)
            continue;
        if (status != SOURCE_DATA)
            return status;
        ssize_t bytes = read(source->fd, to, room);
        if (bytes >= 0) {
            *got = (size_t)bytes;
            source->bytes_read += *got;
            source->ended = bytes == 0;
            return SOURCE_DATA;
        }
        if (errno != EINTR && errno != EAGAIN) {
            snprintf(source->trouble, sizeof source->trouble, "cannot read: %s", strerror(errno));
            return SOURCE_FAILED;
        }
    }
}

/* Makes more bytes of the file available. At the end of the file it also returns SOURCE_DATA, and
 * sets `ended`. */
static enum source_status fill(struct source *source, enum source_wait wait)
{
    if (source->at > 0) {
        memmove(source->bytes, source->bytes + source->at, source->filled - source->at);
        source->filled -= source->at;
        source->at = 0;
    }
    size_t got = 0;
    enum source_status status = read_bytes(source, source->bytes + source->filled,
                                           sizeof source->bytes - source->filled, wait, &got);
    source->filled += got;
    return status;
}

/* Reads enough to recognize the kind of file. */
static enum source_status recognize(struct source *source, enum source_wait wait)
{
    enum packed packed;
    while ((packed = unpack_recognize(source->bytes, source->filled)) == PACKED_PERHAPS &&
           !source->ended) {
        enum source_status status = fill(source, wait);
        if (status != SOURCE_DATA)
            return status;
    }
    if (packed != PACKED_GZIP && packed != PACKED_ZSTD) {
        source->packing = SOURCE_PLAIN;
        return SOURCE_DATA;
    }
    source->unpacker = unpack_new(packed);
    if (source->unpacker == NULL)
        return SOURCE_NO_MEMORY;
    source->packing = SOURCE_PACKED;
    return SOURCE_DATA;
}

static enum source_status read_plain(struct source *source, char *to, size_t room,
                                     enum source_wait wait, size_t *got)
{
    size_t waiting = source->filled - source->at;
    if (waiting > 0) {
        *got = waiting < room ? waiting : room;
        memcpy(to, source->bytes + source->at, *got);
        source->at += *got;
        return SOURCE_DATA;
    }
    if (source->ended)
        return SOURCE_END;
    enum source_status status = read_bytes(source, to, room, wait, got);
    return status == SOURCE_DATA && source->ended ? SOURCE_END : status;
}

static enum source_status read_packed(struct source *source, char *to, size_t room,
                                      enum source_wait wait, size_t *got)
{
    for (;;) {
        struct unpack_input input = {source->bytes, source->at, source->filled, source->ended, ""};
        const enum unpack_status unpacked = unpack_read(source->unpacker, &input, to, room, got);
        source->at = input.at;
        enum source_status status = SOURCE_DATA;
        switch (unpacked) {
        case UNPACK_DATA:
            return SOURCE_DATA;
        case UNPACK_END:
            return SOURCE_END;
        case UNPACK_NO_MEMORY:
            return SOURCE_NO_MEMORY;
        case UNPACK_FAILED:
            snprintf(source->trouble, sizeof source->trouble, "cannot read: %s", input.trouble);
            return SOURCE_FAILED;
        case UNPACK_NEEDS_INPUT:
            status = fill(source, wait);
            break;
        }
        if (status != SOURCE_DATA)
            return status;
    }
}

enum source_status source_read(struct source *source, char *to, size_t room, enum source_wait wait,
                               size_t *got)
{
    *got = 0;
    if (source->packing == SOURCE_UNKNOWN) {
        enum source_status status = recognize(source, wait);
        if (status != SOURCE_DATA)
            return status;
    }
    return source->packing == SOURCE_PACKED ? read_packed(source, to, room, wait, got)
                                            : read_plain(source, to, room, wait, got);
}

void source_close(struct source *source)
{
    unpack_free(source->unpacker);
    source->unpacker = NULL;
    /* Nothing was written to it, so a failing close loses nothing. */
    if (source->fd > STDERR_FILENO)
        close(source->fd);
    source->fd = -1;
}
