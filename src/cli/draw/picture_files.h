/* SPDX-License-Identifier: MIT */
/*
 * Where pictures go: one to standard output or to the file of --output; of several each to a file of
 * its own, numbered before the ending of its name. The first is held back until it is known which.
 */
#ifndef CLI_PICTURE_FILES_H
#define CLI_PICTURE_FILES_H

#include "cli/base/exits.h"
#include "cli/base/text.h"

struct picture_files {
    const char *command; /* for messages */
    const char *output;  /* NULL: standard output */
    int standard;        /* a descriptor of that, which stays open when others close theirs */
    struct text first;
    unsigned long long count;
    enum exit_code code;
};

/* False: out of memory, which has been said. */
enum exit_code picture_files_begin(struct picture_files *files, const char *command,
                                   const char *output);

/* Takes a picture; false: there is no more to be done, and it has been said why. */
bool picture_files_add(struct picture_files *files, const char *bytes, size_t length);

/* Writes what is held. Returns the worst that happened. */
enum exit_code picture_files_finish(struct picture_files *files);

#endif
