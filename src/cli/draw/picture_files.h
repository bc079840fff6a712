/* SPDX-License-Identifier: MIT */
/*
 * Where pictures go: one to standard output or to the file of --output; of several each to a file of
 * its own, numbered before the ending of its name. The first is held back until it is known which. Or
 * all of them are one file that others write.
 */
#ifndef CLI_PICTURE_FILES_H
#define CLI_PICTURE_FILES_H

#include "cli/base/exits.h"
#include "cli/base/text.h"
#include "cli/files/new_file.h"

struct picture_files {
    const char *command; /* for messages */
    const char *output;  /* NULL: standard output */
    int standard;        /* a descriptor of that, which stays open when others close theirs */
    struct text first;
    unsigned long long count;
    enum exit_code code;
    struct new_file whole; /* the one file of all pictures, while it is open */
    enum { NOT_WHOLE, WHOLE_FILE, WHOLE_STANDARD } is_whole;
};

/* False: out of memory, which has been said. */
enum exit_code picture_files_begin(struct picture_files *files, const char *command,
                                   const char *output);

/* Takes a picture; false: there is no more to be done, and it has been said why. */
bool picture_files_add(struct picture_files *files, const char *bytes, size_t length);

/* Stores a descriptor to which all pictures are written; false: it has been said why there is none.
 * Closing it takes what went wrong as an errno, or 0, says so, and keeps the file if it is whole
 * and `code` says nothing else. */
bool picture_files_open(struct picture_files *files, int *fd);
bool picture_files_close(struct picture_files *files, int error);

/* Writes what is held. Returns the worst that happened. */
enum exit_code picture_files_finish(struct picture_files *files);

#endif
