/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/files/lines_before.h"

#include <string.h>
#include <unistd.h>

enum { CELLS = 81, AROUND = 1 << 12, AT_ONCE = 1 << 16 };

/* Whether a text begins with a line of 81 cells, which may have a note after a blank or '#'. */
static bool begins_with_puzzle(const char *text, size_t length)
{
    return length > CELLS && strspn(text, "0123456789.") == CELLS &&
           memchr("\n\r #", text[CELLS], 4) != NULL;
}

/* Reads up to `room` - 1 bytes, and adds a zero byte. */
static size_t read_at(int fd, uint64_t at, char *text, size_t room)
{
    const ssize_t got = pread(fd, text, room - 1, (off_t)at);
    const size_t length = got > 0 ? (size_t)got : 0;
    text[length] = '\0';
    return length;
}

/* Whether the first line of a file that is neither empty nor a comment is a puzzle. */
static bool is_list(int fd)
{
    char text[AROUND];
    const size_t length = read_at(fd, 0, text, sizeof text);
    size_t at = 0;
    while (at < length && memchr("#\n\r", text[at], 3) != NULL) {
        const char *end = memchr(text + at, '\n', length - at);
        at = end != NULL ? (size_t)(end - text) + 1 : length;
    }
    return begins_with_puzzle(text + at, length - at);
}

bool lines_before_seek(int fd, uint64_t from, uint64_t *at)
{
    enum { HALF = AROUND / 2 };
    char text[AROUND];
    const uint64_t first = from > HALF ? from - HALF : 0;
    if (from == 0 || !is_list(fd))
        return false;
    const size_t length = read_at(fd, first, text, sizeof text), here = (size_t)(from - first);
    if (length <= here)
        return false;
    /* The line may begin at `from` itself. */
    const char *end = memchr(text + here - 1, '\n', length - here + 1);
    if (end == NULL)
        return false;
    const char *before = memrchr(text, '\n', (size_t)(end - text));
    before = before != NULL ? before + 1 : first == 0 ? text : NULL;
    const size_t next = (size_t)(end - text) + 1;
    *at = first + next;
    return before != NULL && begins_with_puzzle(before, length - (size_t)(before - text)) &&
           begins_with_puzzle(text + next, length - next);
}

static uint64_t count(int fd, uint64_t bytes)
{
    char text[AT_ONCE];
    uint64_t at = 0, lines = 0;
    while (at < bytes) {
        const uint64_t left = bytes - at;
        const ssize_t got =
            pread(fd, text, left < sizeof text ? (size_t)left : sizeof text, (off_t)at);
        if (got <= 0)
            break;
        for (ssize_t i = 0; i < got; i++)
            lines += text[i] == '\n';
        at += (uint64_t)got;
    }
    return lines;
}

uint64_t lines_before_count(struct lines_before *before)
{
    pthread_mutex_lock(&before->lock);
    if (before->state == LINES_NOT_COUNTED)
        before->lines = count(before->fd, before->bytes);
    before->state = LINES_COUNTED;
    const uint64_t lines = before->lines;
    pthread_mutex_unlock(&before->lock);
    return lines;
}
