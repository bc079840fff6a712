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

enum exit_code destination_open_unfinished(const char *path)
{
    static const char ending[] = ".unfinished";
    const size_t length = strlen(path);
    struct stat status;
    unfinished = malloc(length + sizeof ending);
    if (unfinished == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    memcpy(unfinished, path, length);
    memcpy(unfinished + length, ending, sizeof ending);
    int error = 0;
    file.fd = open(unfinished, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
    if (file.fd < 0 || fstat(file.fd, &status) != 0 || dup2(file.fd, STDOUT_FILENO) < 0)
        error = errno;
    else if (!S_ISREG(status.st_mode))
        error = ESPIPE;
    if (error == 0) {
        file_name = path;
        return EXIT_ANSWERED;
    }
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
    if (code == EXIT_USAGE || code == EXIT_MEMORY || writing == WRITTEN_BADLY ||
        signals_received() != 0) {
        new_file_drop(&file);
        return code;
    }
    return graver(code, destination_check(new_file_keep(&file)));
}
