/* SPDX-License-Identifier: MIT */
/*
 * The file takes over the descriptor of standard output. So writers need not know about it, and a
 * check whether standard output is a terminal gives the right answer. A second descriptor is kept
 * to sync the file when everything is written.
 */
#define _GNU_SOURCE 1
#include "cli/files/destination.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/files/new_file.h"

static struct new_file file;
static const char *file_name; /* NULL: standard output */
static char *unfinished;      /* its name until it is whole, if there is a journal; or NULL */
static enum { OUTPUT_IS_PARTIAL, OUTPUT_IS_COMPLETE } completeness;
static enum { WRITTEN_WELL, WRITTEN_BADLY } writing;

/* For example --output=/dev/stdout. */
static bool is_standard_output(const char *path)
{
    struct stat there, standard;
    return strcmp(path, "-") == 0 ||
           (stat(path, &there) == 0 && fstat(STDOUT_FILENO, &standard) == 0 &&
            there.st_dev == standard.st_dev && there.st_ino == standard.st_ino);
}

bool destination_is_folder(const char *path)
{
    struct stat there;
    return stat(path, &there) == 0 && S_ISDIR(there.st_mode);
}

enum exit_code destination_open(const char *path)
{
    if (is_standard_output(path))
        return EXIT_ANSWERED;
    int error = new_file_open(&file, path);
    if (error == 0 && dup2(file.fd, STDOUT_FILENO) < 0) {
        error = errno;
        new_file_drop(&file);
    }
    if (error != 0) {
        message("%s: cannot write: %s", path, strerror(error));
        return EXIT_IO;
    }
    file_name = path;
    return EXIT_ANSWERED;
}

/* Locks the unfinished file, so that one process writes it. Returns 0 or an errno; EWOULDBLOCK:
 * another process does; ESTALE: that one has just moved or removed it. */
static int lock_unfinished(void)
{
    struct stat there, opened;
    if (fstat(file.fd, &opened) != 0)
        return errno;
    if (!S_ISREG(opened.st_mode))
        return ESPIPE;
    if (flock(file.fd, LOCK_EX | LOCK_NB) != 0)
        return errno;
    return stat(unfinished, &there) == 0 && there.st_dev == opened.st_dev &&
                   there.st_ino == opened.st_ino
               ? 0
               : ESTALE;
}

/* Opens the unfinished file as standard output. Returns 0 or an errno. */
static int open_unfinished(void)
{
    enum { MOST_TRIES = 100 };
    int error = ESTALE;
    for (int i = 0; error == ESTALE && i < MOST_TRIES; i++) {
        file.fd = open(unfinished, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
        error = file.fd < 0 ? errno : lock_unfinished();
        if (error == 0 && dup2(file.fd, STDOUT_FILENO) < 0)
            error = errno;
        if (error != 0 && file.fd >= 0)
            close(file.fd);
    }
    return error;
}

/* Whether a file can take its place: it is a plain one that may be written, or not there. Gives the
 * unfinished file the owner and permissions of the old one, as far as allowed. */
static int take_place(const char *path)
{
    struct stat old;
    if (lstat(path, &old) != 0)
        return errno == ENOENT ? 0 : errno;
    if (access(path, W_OK) != 0)
        return errno;
    const int done = fchown(file.fd, old.st_uid, old.st_gid);
    return (done == 0 || errno == EPERM) && fchmod(file.fd, old.st_mode & 0777) != 0 ? errno : 0;
}

static bool is_plain(const char *path)
{
    struct stat there;
    return lstat(path, &there) != 0 || S_ISREG(there.st_mode);
}

enum exit_code destination_open_unfinished(const char *path)
{
    static const char ending[] = ".unfinished";
    const size_t length = strlen(path);
    if (!is_plain(path)) {
        message("%s: --journal needs a plain file to write to", path);
        return EXIT_IO;
    }
    unfinished = malloc(length + sizeof ending);
    if (unfinished == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    memcpy(unfinished, path, length);
    memcpy(unfinished + length, ending, sizeof ending);
    int error = open_unfinished();
    if (error == 0) {
        file_name = path;
        return destination_check(take_place(path));
    }
    if (error == EWOULDBLOCK)
        message("another process is writing %s", path);
    else
        message("%s: cannot write: %s", unfinished, strerror(error));
    free(unfinished);
    unfinished = NULL;
    return EXIT_IO;
}

const char *destination_name(void)
{
    return file_name;
}

int destination_descriptor(void)
{
    return file.fd;
}

void destination_abandon(void)
{
    writing = WRITTEN_BADLY;
}

void destination_complete(void)
{
    completeness = OUTPUT_IS_COMPLETE;
}

/* Moves the unfinished file to its place if it is complete. If nothing is in it, it goes. */
static enum exit_code finish_unfinished(enum exit_code code)
{
    struct stat status;
    int error = 0;
    if (completeness == OUTPUT_IS_COMPLETE) {
        if (fsync(file.fd) != 0 || rename(unfinished, file_name) != 0)
            error = errno;
    } else if (fstat(file.fd, &status) == 0 && status.st_size == 0) {
        unlink(unfinished);
    }
    close(file.fd);
    free(unfinished);
    unfinished = NULL;
    return graver(code, destination_check(error));
}

enum exit_code destination_check(int error)
{
    if (error == 0)
        return EXIT_ANSWERED;
    if (error == EPIPE)
        signals_die_of(SIGPIPE);
    writing = WRITTEN_BADLY;
    message("%s: cannot write: %s", file_name != NULL ? file_name : "standard output",
            strerror(error));
    return EXIT_IO;
}

enum exit_code destination_finish(enum exit_code code)
{
    if (file_name == NULL)
        return code;
    if (unfinished != NULL)
        return finish_unfinished(code);
    const bool is_stopped = signals_received() != 0 && completeness != OUTPUT_IS_COMPLETE;
    if (is_stopped && writing != WRITTEN_BADLY)
        message("%s: not written, because the run was stopped", file_name);
    if (code == EXIT_USAGE || code == EXIT_MEMORY || writing == WRITTEN_BADLY || is_stopped) {
        new_file_drop(&file);
        return code;
    }
    return graver(code, destination_check(new_file_keep(&file)));
}
