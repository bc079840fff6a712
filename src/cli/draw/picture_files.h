/* SPDX-License-Identifier: MIT */
/*
 * Where pictures go: a single one to standard output or to the file of --output; several to a file
 * each, with a number before the ending of the name. The first one is held back until it is known
 * whether there are more. Or all are one file (a PDF), which other code writes.
 */
#ifndef CLI_PICTURE_FILES_H
#define CLI_PICTURE_FILES_H

#include "cli/base/exits.h"
#include "cli/base/text.h"
#include "cli/files/new_file.h"

struct picture_files {
    const char *command; /* for messages */
    const char *output;  /* NULL: standard output */
    int standard;        /* a descriptor for it, which stays open when others close theirs */
    struct text first;
    unsigned long long count;
    enum exit_code code;
    struct new_file whole; /* the one file of all pictures, while it is open */
    enum { NOT_WHOLE, WHOLE_FILE, WHOLE_STANDARD } is_whole;
};

/* Returns false if memory runs out, which is reported. */
enum exit_code picture_files_begin(struct picture_files *files, const char *command,
                                   const char *output);

/* Takes a picture. Returns false if there is nothing more to do; the reason has been reported. */
bool picture_files_add(struct picture_files *files, const char *bytes, size_t length);

/* picture_files_open stores a descriptor to which all pictures are written; it returns false if
 * there is none, which is reported. picture_files_close takes an errno, or 0, reports it, and
 * keeps the file if it is complete and `code` is not an error. */
bool picture_files_open(struct picture_files *files, int *fd);
bool picture_files_close(struct picture_files *files, int error);

/* Writes what is still held back. Returns the worst exit code. */
enum exit_code picture_files_finish(struct picture_files *files);

#endif
