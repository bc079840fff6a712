/* SPDX-License-Identifier: MIT */
/*
 * A file that is written beside its place and takes it when it is whole: whoever looks there finds
 * the old file or the new one, never half of one. What is no file, a terminal or a pipe or a
 * device, is written to as it is.
 */
#ifndef CLI_NEW_FILE_H
#define CLI_NEW_FILE_H

struct new_file {
    int fd;
    char *temporary; /* where it is written; NULL: in its place */
    char *place;     /* where it belongs, without symbolic links */
};

/* Opens a file to be written at `path`. Returns 0, or an errno, and there is nothing then. One such
 * file at a time is taken away when a signal ends the process. */
int new_file_open(struct new_file *file, const char *path);

/* Waits until the file is on its disk, and puts it into its place. Returns 0, or an errno: the old
 * file is there still. */
int new_file_keep(struct new_file *file);

/* Takes away what was written. */
void new_file_drop(struct new_file *file);

#endif
