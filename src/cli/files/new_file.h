/* SPDX-License-Identifier: MIT */
/*
 * A file that is written under a temporary name and moved to its place when it is complete:
 * readers find the old file or the new one, never half of one. A terminal, pipe or
 * device is written to directly.
 */
#ifndef CLI_NEW_FILE_H
#define CLI_NEW_FILE_H

struct new_file {
    int fd;
    char *temporary; /* the file that is written; NULL: `place` is written directly */
    char *place;     /* the final path, without symbolic links */
};

/* Opens a file for writing at `path`. Returns 0, or an errno, and then there is nothing to close.
 * If a signal ends the process, the file is removed. */
int new_file_open(struct new_file *file, const char *path);

/* Syncs the file to its disk and moves it to its place. Returns 0, or an errno; then the old file
 * is still there. */
int new_file_keep(struct new_file *file);

/* Removes what was written. */
void new_file_drop(struct new_file *file);

#endif
