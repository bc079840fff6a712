/* SPDX-License-Identifier: MIT */
/*
 * The words that an option or a command takes: the rows of a table, or names from the library, or
 * both. It is the same table that the program itself works with.
 */
#ifndef CLI_CHOICES_H
#define CLI_CHOICES_H

#include <stddef.h>

/* A row of a table with nothing else in it. */
struct choice {
    const char *name, *help;
};

struct choices {
    const char *title; /* the heading of the list in --help */
    const void *rows;  /* each begins with a name and a help text, which may be NULL */
    size_t size, count;
    const char *(*name)(size_t index); /* the names after those of the rows; returns NULL past the
                                        * last */
    const char *const *helps;          /* help texts for these; or NULL */
};

/* Initializes the members for a table, which is an array. */
#define CHOICES_OF(table) \
    .rows = (table), .size = sizeof(table)[0], .count = sizeof(table) / sizeof(table)[0]

/* The name with this index; NULL past the last. */
const char *choices_name(const struct choices *choices, size_t index);

/* The help text with this index; or NULL. */
const char *choices_help(const struct choices *choices, size_t index);

/* The row with this index, which must be in the table. */
const void *choices_row(const struct choices *choices, size_t index);

#endif
