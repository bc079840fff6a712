/* SPDX-License-Identifier: MIT */
/*
 * Pencil marks: a state of the game, with its candidates indexed in the three ways in which
 * techniques look at them. The indexes are updated as digits are placed and candidates removed.
 *
 *     candidates[digit]       the cells that may hold the digit             81 bits
 *     of[cell]                the digits that the cell may hold              9 bits
 *     places[digit][house]    the positions in the house that may hold it    9 bits
 *
 * A cell with a value has no candidates. Positions are counted in each house row by row from 0.
 */
#ifndef ENNEAD_GRID_MARKS_H
#define ENNEAD_GRID_MARKS_H

#include "grid/digits.h"
#include "grid/houses.h"

/* A set of positions in a house, bit p for position p. */
typedef uint16_t positions;

typedef struct marks {
    cells candidates[10];
    cells empty; /* the cells without a value */
    cells pairs; /* the cells with exactly two candidates */
    digits of[ENNEAD_CELLS];
    positions places[10][HOUSES];
    digits placed[HOUSES]; /* the digits already placed in the house */
    uint8_t values[ENNEAD_CELLS];
    uint8_t givens[ENNEAD_CELLS];
    bool limited; /* the same as in the state */
    bool broken;  /* a house has a digit twice or no place for it, or a cell has no candidate */
} marks;

void marks_of_state(marks *m, const ennead_state *state);
void state_of_marks(ennead_state *state, const marks *m);

/* Places a candidate: removes the cell's other candidates, and the digit from all cells that see
 * it. */
void place_digit(marks *m, int cell, int digit);

/* Removes a candidate, which must be there. */
void remove_candidate(marks *m, int cell, int digit);

/* Places and removes what the step says. */
void apply_step(marks *m, const ennead_step *step);

/* Whether a digit has exactly two places in a house (a strong link: one of the two is true). */
static inline bool is_link(const marks *m, int digit, int house)
{
    ASSERT(digit_in_range(digit));
    ASSERT(house_in_range(house));
    const positions places = m->places[digit][house], less = (positions)(places & (places - 1));
    return less != 0 && (less & (less - 1)) == 0;
}

static inline bool is_solved(const marks *m)
{
    return m->empty == 0 && !m->broken;
}

#endif
