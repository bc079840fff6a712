/* SPDX-License-Identifier: MIT */
/*
 * The new file has a name of its own in the same folder, because a file can replace another in one
 * step (rename) only within a file system.
 */
#define _GNU_SOURCE 1
#include "cli/files/new_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/signals.h"

enum { MOST_TRIES = 100, LONGEST_ENDING = 64 };

static const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY;

/* First makes sure that a signal does not remove the file, which may be in its place already. */
static void forget(struct new_file *file)
{
    signals_leave(file->temporary);
    free(file->temporary);
    free(file->place);
    *file = (struct new_file){.fd = -1};
}

static int open_in_place(struct new_file *file, const char *path)
{
    file->fd = open(path, flags | O_TRUNC, 0666);
    return file->fd < 0 ? errno : 0;
}

/* Opens a new file in the folder of file->place. */
static int open_beside(struct new_file *file)
{
    const char *slash = strrchr(file->place, '/');
    const size_t folder = slash != NULL ? (size_t)(slash - file->place) + 1 : 0;
    file->temporary = malloc(folder + LONGEST_ENDING);
    if (file->temporary == NULL)
        return ENOMEM;
    memcpy(file->temporary, file->place, folder);
    for (int i = 0; file->fd < 0 && i < MOST_TRIES; i++) {
        snprintf(file->temporary + folder, LONGEST_ENDING, ".ennead-%ld-%d", (long)getpid(), i);
        file->fd = open(file->temporary, flags | O_EXCL, 0666);
        if (file->fd < 0 && errno != EEXIST)
            return errno;
    }
    if (file->fd < 0)
        return EEXIST;
    signals_remove(file->temporary);
    return 0;
}

/* Gives the new file the owner and permissions of the old one, as far as allowed. */
static void take_rights(int fd, const struct stat *old)
{
    const int done = fchown(fd, old->st_uid, old->st_gid);
    if (done == 0 || errno == EPERM)
        (void)fchmod(fd, old->st_mode & 0777);
}

int new_file_open(struct new_file *file, const char *path)
{
    struct stat old;
    *file = (struct new_file){.fd = -1};
    const bool there = stat(path, &old) == 0;
    if (!there && errno != ENOENT)
        return errno;
    if (there && S_ISDIR(old.st_mode))
        return EISDIR;
    /* anything but a regular file, and links to files that do not exist */
    if (there ? !S_ISREG(old.st_mode) : lstat(path, &old) == 0)
        return open_in_place(file, path);
    if (there && access(path, W_OK) != 0)
        return errno;
    file->place = there ? realpath(path, NULL) : strdup(path);
    int error = file->place == NULL ? errno : open_beside(file);
    if (error != 0) {
        forget(file);
        return error;
    }
    if (there)
        take_rights(file->fd, &old);
    return 0;
}

int new_file_keep(struct new_file *file)
{
    int error = file->temporary != NULL && fsync(file->fd) != 0 ? errno : 0;
    if (close(file->fd) != 0 && errno != EINTR && error == 0)
        error = errno;
    file->fd = -1;
    if (file->temporary != NULL && error == 0 && rename(file->temporary, file->place) != 0)
        error = errno;
    if (error != 0)
        new_file_drop(file);
    else
        forget(file);
    return error;
}

void new_file_drop(struct new_file *file)
{
    if (file->fd >= 0)
        close(file->fd);
    if (file->temporary != NULL)
        unlink(file->temporary);
    forget(file);
}
