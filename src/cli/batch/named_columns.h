/* SPDX-License-Identifier: MIT */
/*
 * The named columns of a table, next to a puzzle. In a slot's arena they are two strings of bytes:
 * the names, each followed by a zero byte, so two lines have the same names if the bytes are
 * equal; and the fields, each preceded by its length.
 */
#ifndef CLI_NAMED_COLUMNS_H
#define CLI_NAMED_COLUMNS_H

#include <ennead.h>
#include <stdbool.h>

#include "cli/base/text.h"

struct named_columns {
    const char *names, *fields;
    size_t names_length, fields_length; /* 0 if there are none */
};

struct column {
    const char *name; /* terminated */
    const char *text; /* not terminated */
    size_t length;
};

/* Adds the names of a record's columns, or their fields. */
void columns_add_names(struct text *text, const ennead_record *record);
void columns_add_fields(struct text *text, const ennead_record *record);

/* Suggests column names when the one asked for does not exist. Valid until the next call. */
const char *columns_meant(const ennead_record *record, const char *wanted);

/* Removes the first column and returns it in `first`; false if there is none. If there are no
 * fields, its text is empty. */
bool columns_next(struct named_columns *rest, struct column *first);

#endif
