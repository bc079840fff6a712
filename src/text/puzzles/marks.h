/* SPDX-License-Identifier: MIT */
/*
 * Pencil-mark grids.
 */
#ifndef ENNEAD_TEXT_MARKS_H
#define ENNEAD_TEXT_MARKS_H

#include "text/puzzles/reader_state.h"
#include "text/puzzles/state_found.h"

/* Whether a line consists of many groups of digits and nothing else. */
bool is_marks_line(const line *l);
state_found try_marks(ennead_reader *r, ennead_record *record, const line *l, cursor start);
ennead_status read_marks(ennead_reader *r, ennead_record *record, cursor start);

#endif
