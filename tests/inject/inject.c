/* SPDX-License-Identifier: MIT */
/*
 * Loaded before the C library (LD_PRELOAD), this makes calls of the program fail:
 *
 *     INJECT_CALL  read, write, close, or malloc (which stands for all that allocates)
 *     INJECT_HOW   the number of an error; or "short": one byte is read or written
 *     INJECT_AT    n: only the n-th call; 0: every second call, the first included
 *     INJECT_MARK  a file that is created when a failure was injected
 *
 * So a test can make the first call fail, then the second, and stop when no mark is created: then
 * the program has fewer than n calls.
 */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Internal functions of the C library, which its headers do not declare. */
void *__libc_malloc(size_t bytes);
void *__libc_calloc(size_t count, size_t bytes);
void *__libc_realloc(void *memory, size_t bytes);
void *__libc_memalign(size_t alignment, size_t bytes);
ssize_t __read_chk(int file, void *buffer, size_t bytes, size_t room);

enum { SHORT = -1, NOTHING = 0 };

static atomic_long calls;

static void leave_mark(void)
{
    const char *mark = getenv("INJECT_MARK");
    if (mark == NULL)
        return;
    const long file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0)
        syscall(SYS_close, (int)file);
}

/* What is to happen to this call: NOTHING, SHORT, or the number of an error. */
static int fate_of(const char *call)
{
    const char *wanted = getenv("INJECT_CALL");
    if (wanted == NULL || strcmp(wanted, call) != 0)
        return NOTHING;
    const long at = strtol(getenv("INJECT_AT"), NULL, 10);
    const long now = atomic_fetch_add(&calls, 1) + 1;
    if (at > 0 ? now != at : now % 2 == 0)
        return NOTHING;
    const int before = errno;
    leave_mark();
    errno = before;
    const char *how = getenv("INJECT_HOW");
    return strcmp(how, "short") == 0 ? SHORT : (int)strtol(how, NULL, 10);
}

ssize_t read(int file, void *buffer, size_t bytes)
{
    const int fate = fate_of("read");
    if (fate > 0) {
        errno = fate;
        return -1;
    }
    return syscall(SYS_read, file, buffer, fate == SHORT && bytes > 1 ? 1 : bytes);
}

ssize_t __read_chk(int file, void *buffer, size_t bytes, size_t room)
{
    return read(file, buffer, bytes < room ? bytes : room);
}

ssize_t write(int file, const void *buffer, size_t bytes)
{
    const int fate = file == STDERR_FILENO ? NOTHING : fate_of("write");
    if (fate > 0) {
        errno = fate;
        return -1;
    }
    return syscall(SYS_write, file, buffer, fate == SHORT && bytes > 1 ? 1 : bytes);
}

int close(int file)
{
    const int fate = file == STDOUT_FILENO ? fate_of("close") : NOTHING;
    const int result = (int)syscall(SYS_close, file);
    if (fate > 0) {
        errno = fate;
        return -1;
    }
    return result;
}

void *malloc(size_t bytes)
{
    if (fate_of("malloc") == NOTHING)
        return __libc_malloc(bytes);
    errno = ENOMEM;
    return NULL;
}

void *calloc(size_t count, size_t bytes)
{
    if (fate_of("malloc") == NOTHING)
        return __libc_calloc(count, bytes);
    errno = ENOMEM;
    return NULL;
}

void *aligned_alloc(size_t alignment, size_t bytes)
{
    if (fate_of("malloc") == NOTHING)
        return __libc_memalign(alignment, bytes);
    errno = ENOMEM;
    return NULL;
}

void *realloc(void *memory, size_t bytes)
{
    if (fate_of("malloc") == NOTHING)
        return __libc_realloc(memory, bytes);
    errno = ENOMEM;
    return NULL;
}
