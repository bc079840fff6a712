/* SPDX-License-Identifier: MIT */
/*
 * The words that an option takes, or a command: the rows of a table, names of the library, or the
 * first and then the others. It is the table that the program itself works with.
 */
#ifndef CLI_CHOICES_H
#define CLI_CHOICES_H

#include <stddef.h>

/* A row of a table that says no more. */
struct choice {
    const char *name, *help;
};

struct choices {
    const char *title; /* of their list in --help */
    const void *rows;  /* each begins with a name and a help, which may be NULL */
    size_t size, count;
    const char *(*name)(size_t index); /* the names after those of the rows; NULL past the last */
    const char *const *helps;          /* of these; or NULL */
};

/* The members for a table, which is an array. */
#define CHOICES_OF(table) \
    .rows = (table), .size = sizeof(table)[0], .count = sizeof(table) / sizeof(table)[0]

/* NULL past the last. */
const char *choices_name(const struct choices *choices, size_t index);

/* What is said of one that there is; or NULL. */
const char *choices_help(const struct choices *choices, size_t index);

/* The row of one that is in the table. */
const void *choices_row(const struct choices *choices, size_t index);

#endif
