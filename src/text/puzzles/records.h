/* SPDX-License-Identifier: MIT */
/*
 * Records: a puzzle, or what is wrong and where.
 */
#ifndef ENNEAD_TEXT_RECORDS_H
#define ENNEAD_TEXT_RECORDS_H

#include "text/puzzles/reader_state.h"

/* Makes `record` an error or a notice at a place in a line, for which index `at` is its first byte.
 * Returns ENNEAD_STATUS_OK, so that a form can end with it. */
ennead_status report(ennead_reader *r, ennead_record *record, ennead_input_error error,
                     const line *where, size_t at, uint64_t found, uint64_t expected);

/* Resets what is known of the grid before a puzzle. */
void note_puzzle(ennead_reader *r);

/* Makes `record` the puzzle of 81 characters, '1' to '9' being digits and all others empty cells,
 * and resets what is known of the grid and title before it. */
ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, const line *where, size_t at);

/* The same for a state in the middle of a game, with the digits placed in it besides the givens, or
 * NULL. */
ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, const line *where,
                         size_t at);

#endif
