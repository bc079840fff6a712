/* SPDX-License-Identifier: MIT */
/*
 * JSON records: an object on a line of its own, with the puzzle as a string in one of its members.
 */
#ifndef ENNEAD_TEXT_JSON_LINE_H
#define ENNEAD_TEXT_JSON_LINE_H

#include "text/puzzles/reader_state.h"

/* Whether a line begins like an object with a member. */
bool is_json_line(const line *l);

/* Reads a line that should be a record. */
ennead_status take_json_line(ennead_reader *r, ennead_record *record, const line *l);

#endif
