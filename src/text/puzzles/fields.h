/* SPDX-License-Identifier: MIT */
/*
 * One puzzle in one of the fields of a line.
 */
#ifndef ENNEAD_TEXT_FIELDS_H
#define ENNEAD_TEXT_FIELDS_H

#include "text/puzzles/reader_state.h"

typedef struct csv_field {
    size_t at; /* of its first byte behind a quote */
    size_t length;
    size_t next; /* where the next one begins; behind the line after the last */
    bool open;   /* a quote that is not closed */
} csv_field;

typedef enum fields_state {
    FIELDS_NO,     /* not such a line */
    FIELDS_HEADER, /* it says where the puzzles are; nothing to give */
    FIELDS_GIVEN,  /* a record has been given */
} fields_state;

/* The field that begins at `at`, without blanks and quotes around it. */
csv_field field_at(const line *l, char separator, size_t at);
size_t count_fields(const line *l, char separator);

/* In auto: takes the line if it is certain to be such a one. */
fields_state try_fields(ennead_reader *r, ennead_record *record, const line *l);
/* When fields are asked for: takes any line. */
fields_state take_fields(ennead_reader *r, ennead_record *record, const line *l);
/* Whether the title is the header of a list that `l` belongs to. */
bool title_is_header_of(const ennead_reader *r, const line *l);

#endif
