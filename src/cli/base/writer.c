/* SPDX-License-Identifier: MIT */
/*
 * The checked writer. A write may be interrupted, may write fewer bytes than asked, and may meet a
 * file that somebody else has set to non-blocking; none of these is an error.
 */
#define _GNU_SOURCE 1
#include "cli/base/writer.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <poll.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

void writer_start(struct writer *writer, int fd)
{
    writer->fd = fd;
    writer->error = 0;
    writer->used = 0;
    writer->drops = NOTHING_DROPPED;
}

void writer_drop_empty_line(struct writer *writer)
{
    writer->drops = FIRST_EMPTY_LINE_DROPPED;
}

/* Reserves space in a file on ext4 for what is written next: otherwise that file system counts each
 * block as it is written, and looks for its place later. With 3 MB at a time, writing then takes
 * two thirds of the time in this process, and three quarters with what the kernel does later
 * (docs/performance.md). If it fails, writing says why. In tmpfs it gains nothing, and others were
 * not measured. */
static void reserve(int fd, size_t length)
{
    enum { WORTH_IT = 1 << 20 };
    struct statfs system;

    if (length < WORTH_IT)
        return;
    const off_t at = lseek(fd, 0, SEEK_CUR);
    if (at >= 0 && fstatfs(fd, &system) == 0 && system.f_type == EXT4_SUPER_MAGIC)
        (void)fallocate(fd, FALLOC_FL_KEEP_SIZE, at, (off_t)length);
}

static bool send_bytes(struct writer *writer, const char *bytes, size_t length)
{
    if (writer->error == 0)
        reserve(writer->fd, length);
    while (length > 0 && writer->error == 0) {
        ssize_t written = write(writer->fd, bytes, length);
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd ready = {.fd = writer->fd, .events = POLLOUT};
            if (poll(&ready, 1, -1) < 0 && errno != EINTR)
                writer->error = errno;
        } else if (written == 0) {
            writer->error = EIO;
        } else if (errno != EINTR) {
            writer->error = errno;
        }
    }
    return writer->error == 0;
}

bool writer_flush(struct writer *writer)
{
    size_t used = writer->used;
    writer->used = 0;
    return send_bytes(writer, writer->buffer, used);
}

bool writer_put(struct writer *writer, const char *bytes, size_t length)
{
    if (writer->drops == FIRST_EMPTY_LINE_DROPPED && length > 0) {
        const size_t empty = *bytes == '\n';
        bytes += empty;
        length -= empty;
        writer->drops = NOTHING_DROPPED;
    }
    if (length > WRITER_ROOM - writer->used)
        writer_flush(writer);
    if (length > WRITER_ROOM)
        return send_bytes(writer, bytes, length);
    if (length > 0)
        memcpy(writer->buffer + writer->used, bytes, length);
    writer->used += length;
    return writer->error == 0;
}

bool writer_finish(struct writer *writer)
{
    writer_flush(writer);
    /* After an interrupted close the descriptor is closed on Linux; trying again could close
     * another file. */
    if (close(writer->fd) != 0 && errno != EINTR && writer->error == 0)
        writer->error = errno;
    return writer->error == 0;
}
