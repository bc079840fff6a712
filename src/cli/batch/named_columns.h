/* SPDX-License-Identifier: MIT */
/*
 * The named columns of a table that stand beside a puzzle. In a slot's arena they lie as two strings of
 * bytes: the names, each with a zero behind it, so that those of two lines are the same if the bytes are;
 * and the fields, each behind its length.
 */
#ifndef CLI_NAMED_COLUMNS_H
#define CLI_NAMED_COLUMNS_H

#include <ennead.h>
#include <stdbool.h>

#include "cli/base/text.h"

struct named_columns {
    const char *names, *fields;
    size_t names_length, fields_length; /* 0: there are none */
};

struct column {
    const char *name; /* terminated */
    const char *text; /* not terminated */
    size_t length;
};

/* Adds the names of a record's columns, or their fields. */
void columns_add_names(struct text *text, const ennead_record *record);
void columns_add_fields(struct text *text, const ennead_record *record);

/* What may have been meant by the name of a column that an error does not find; good until the next call. */
const char *columns_meant(const ennead_record *record, const char *wanted);

/* Takes the first column off; false: there is none. Without fields their text is empty. */
bool columns_next(struct named_columns *rest, struct column *first);

#endif
