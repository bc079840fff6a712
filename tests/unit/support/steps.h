/* SPDX-License-Identifier: MIT */
/*
 * Boards for tests of techniques, made of the few candidates that matter, and steps as text.
 * Candidates are written as HoDoKu does: digit, row, column, so "436" is a 4 in r3c6.
 */
#ifndef UNIT_STEPS_H
#define UNIT_STEPS_H

#include "support/checker.h"

/* A board without values in which every cell may hold every digit. */
ennead_state open_board(void);

/* Removes a digit from the cells of a house (0 to 26), except those at positions such as "048". */
void keep_places(ennead_state *state, int digit, int house, const char *positions);

/* Restricts a cell to these digits, such as "479". */
void keep_digits(ennead_state *state, int row, int column, const char *digits);

enum { MOST_STEPS = 64 };

struct steps {
    size_t count;
    ennead_step list[MOST_STEPS];
};

/* All steps that the technique of this name finds; fails the test when there are too many. */
const struct steps *steps_of(const ennead_state *state, const char *technique);

/* Fails the test unless the step removes and places exactly these candidates. */
void assert_does(const ennead_step *step, const char *removed, const char *placed);

/* Fails the test unless the technique finds exactly one step, which removes these. */
const ennead_step *assert_only_removes(const ennead_state *state, const char *technique,
                                       const char *removed);

void assert_finds_nothing(const ennead_state *state, const char *technique);

/* Fails the test unless the set has exactly these cells, written "36" for r3c6. */
void assert_cells(ennead_cell_set set, const char *expected);

#endif
