/* SPDX-License-Identifier: MIT */
/*
 * Records: a puzzle, or what is wrong and where.
 */
#ifndef ENNEAD_TEXT_RECORDS_H
#define ENNEAD_TEXT_RECORDS_H

#include "text/puzzles/reader_state.h"

/* A place in a line, of which number `at` is its byte. */
typedef struct line_place {
    const line *in;
    size_t at;
} line_place;

static inline line_place place_in(const line *in, size_t at)
{
    return (line_place){in, at};
}

/* Makes `record` an error or a notice at a place. Returns ENNEAD_STATUS_OK, so that a form can end
 * with it. */
ennead_status report(ennead_reader *r, ennead_record *record, ennead_input_error error,
                     line_place place, uint64_t found, uint64_t expected);

/* Resets what is known of the grid before a puzzle. */
void note_puzzle(ennead_reader *r);

/* Makes `record` the puzzle of 81 characters, '1' to '9' being digits and all others empty cells,
 * and resets what is known of the grid and title before it. */
ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, line_place place);

/* The same for a state in the middle of a game, with the digits placed in it besides the givens, or
 * NULL. */
ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, line_place place);

#endif
