/* SPDX-License-Identifier: MIT */
/*
 * One puzzle in one of the fields of a line.
 */
#ifndef ENNEAD_TEXT_FIELDS_H
#define ENNEAD_TEXT_FIELDS_H

#include "text/puzzles/reader_state.h"

typedef struct csv_field {
    size_t at; /* of its first byte, after a quote */
    size_t length;
    size_t next; /* where the next one begins; after the last field, beyond the line */
    bool open;   /* a quote is not closed */
} csv_field;

typedef enum fields_state {
    FIELDS_NO,     /* the line is not of this form */
    FIELDS_HEADER, /* the line is a header; no record */
    FIELDS_GIVEN,  /* a record is ready */
} fields_state;

/* The field that begins at `at`, without surrounding blanks and quotes. */
csv_field field_at(const line *l, char separator, size_t at);
size_t count_fields(const line *l, char separator);

/* In auto: reads the line if it is certainly of this form. */
fields_state try_fields(ennead_reader *r, ennead_record *record, const line *l);
/* When fields are requested: reads any line. */
fields_state take_fields(ennead_reader *r, ennead_record *record, const line *l);
/* Whether the title is the header of a list that `l` belongs to. */
bool title_is_header_of(const ennead_reader *r, const line *l);

#endif
