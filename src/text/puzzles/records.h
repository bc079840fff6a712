/* SPDX-License-Identifier: MIT */
/*
 * Records: a puzzle, or an error and its place.
 */
#ifndef ENNEAD_TEXT_RECORDS_H
#define ENNEAD_TEXT_RECORDS_H

#include "text/puzzles/reader_state.h"

/* A place in a line: `at` is the number of the byte. */
typedef struct line_place {
    const line *in;
    size_t at;
} line_place;

static inline line_place place_in(const line *in, size_t at)
{
    return (line_place){in, at};
}

/* Makes `record` an error or a notice at a place. Returns ENNEAD_STATUS_OK, for the caller to
 * return. */
ennead_status report(ennead_reader *r, ennead_record *record, ennead_input_error error,
                     line_place place, uint64_t found, uint64_t expected);

/* Resets what is known about the grid before a puzzle. */
void note_puzzle(ennead_reader *r);

/* Makes `record` the puzzle of 81 characters; '1' to '9' are digits and all others empty cells.
 * Resets what is known about the grid and title before it. */
ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, line_place place);

/* The same for a state in the middle of a game. `values` are the digits placed besides the givens,
 * or NULL. */
ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, line_place place);

#endif
