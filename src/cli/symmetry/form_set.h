/* SPDX-License-Identifier: MIT */
/*
 * An exact set of canonical forms in a given amount of memory. When the memory is full, its forms
 * are written to a file without a name in $TMPDIR, in the order of their hashes, and memory begins
 * anew. Two files of about the same size are merged into one, so there are few, and in each a form
 * is found by reading one page, because its hash says which.
 *
 *     page     1 if the next page goes on, else 0 | record | record | ... | 0
 *     record   its length, 11 bytes: a bit for each cell with a clue, the digits as nibbles
 */
#ifndef CLI_FORM_SET_H
#define CLI_FORM_SET_H

#include <ennead.h>

#include "cli/options/options.h"
#include "cli/options/settings.h"

enum { LEAST_FORM_MEMORY = 1 << 16 };

#define MEMORY_OPTION(in_group, settings_type) \
    { \
        .name = "memory", .argument_name = "SIZE", .group = in_group, \
        .help = "remember the forms found so far in this much memory, such as 64M or 2G, and " \
                "the others in files in $TMPDIR", \
        .standard = "no limit", \
        .stored = STORE_READ(settings_type, memory, uint64_t, form_set_read_size), \
    }

struct form_set;

/* For --memory: `to` is a uint64_t, which becomes a number of bytes. */
const char *form_set_read_size(void *to, const char *value);

/* Makes an empty set that takes so many bytes of memory, at least LEAST_FORM_MEMORY; 0: any
 * number. Returns NULL if memory runs out. */
struct form_set *form_set_new(uint64_t memory);
void form_set_free(struct form_set *set);

enum form_added {
    FORM_IS_NEW,
    FORM_IS_KNOWN,
    FORM_NO_MEMORY, /* the set is unchanged */
    FORM_NO_FILE,   /* a file could not be written or read; this has been reported */
};

/* Adds a form. */
enum form_added form_set_add(struct form_set *set, const uint8_t form[ENNEAD_CELLS]);

#endif
