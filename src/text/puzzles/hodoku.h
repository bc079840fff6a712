/* SPDX-License-Identifier: MIT */
/*
 * Reads lines of HoDoKu's library as states.
 */
#ifndef ENNEAD_TEXT_HODOKU_H
#define ENNEAD_TEXT_HODOKU_H

#include "text/puzzles/reader_state.h"

/* Whether a line begins with the code of a technique and has cells in the right place. */
bool is_library_line(const line *l);
ennead_status give_library_line(ennead_reader *r, ennead_record *record, const line *l);

#endif
