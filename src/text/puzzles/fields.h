/* SPDX-License-Identifier: MIT */
/*
 * One puzzle in one of the fields of a line.
 */
#ifndef ENNEAD_TEXT_FIELDS_H
#define ENNEAD_TEXT_FIELDS_H

#include "text/puzzles/reader_state.h"

typedef enum fields_state {
    FIELDS_NO,     /* not such a line */
    FIELDS_HEADER, /* it says where the puzzles are; nothing to give */
    FIELDS_GIVEN,  /* a record has been given */
} fields_state;

/* In auto: takes the line if it is certain to be such a one. */
fields_state try_fields(ennead_reader *r, ennead_record *record, const line *l);
/* When fields are asked for: takes any line. */
fields_state take_fields(ennead_reader *r, ennead_record *record, const line *l);
/* Whether the title is the header of a list that `l` belongs to. */
bool title_is_header_of(const ennead_reader *r, const line *l);

#endif
