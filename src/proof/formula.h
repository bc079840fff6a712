/* SPDX-License-Identifier: MIT */
/*
 * The formula of a puzzle, as defined in docs/proofs.md: 729 candidates, and 324 choices of nine
 * candidates each, of which exactly one is true. A choice is 37 clauses: at least one of the nine
 * is true, and, for each of the 36 pairs, not both are.
 *
 *     choice   0 ..  80   the digits of cell 0 to 80
 *             81 .. 161   the places of a digit in a row:      81 + 9 * row + digit
 *            162 .. 242   the places of a digit in a column:  162 + 9 * column + digit
 *            243 .. 323   the places of a digit in a box:     243 + 9 * box + digit
 *
 * Candidate 9 * cell + digit, counted from 0, is variable 9 * cell + digit + 1 of the formula;
 * digits are 0 to 8 here.
 */
#ifndef ENNEAD_PROOF_FORMULA_H
#define ENNEAD_PROOF_FORMULA_H

#include <stdint.h>

#include "ennead.h"

enum {
    FORMULA_CANDIDATES = 729,
    FORMULA_CHOICES = 324,
    FORMULA_CHOICE_CLAUSES = 37,
    /* the clauses of all choices; after them come the units, and the clause that excludes a
     * solution */
    FORMULA_CHOICES_CLAUSES = FORMULA_CHOICES * FORMULA_CHOICE_CLAUSES,
};

/* A number for each of the digits 1 to 8. */
typedef uint16_t formula_digits8 __attribute__((vector_size(16)));

/* Which candidates are in which choices. */
typedef struct formula_layout {
    uint16_t choices[FORMULA_CANDIDATES][4];       /* the choices that contain a candidate */
    uint16_t bits[FORMULA_CANDIDATES][4];          /* and its bit in each of them */
    uint16_t members[FORMULA_CHOICES][9];          /* the candidate of each bit */
    formula_digits8 spread[ENNEAD_ALL_DIGITS + 1]; /* 1 for each of the digits 1 to 8 of a set */
    uint8_t boxes[ENNEAD_CELLS], places[ENNEAD_CELLS]; /* the box of a cell, and the cell's
                                                        * position there */
} formula_layout;

void formula_layout_make(formula_layout *layout);

/* Whether a puzzle is given by its givens. If not, some candidates are missing, and its units are
 * these. */
bool formula_is_plain(const ennead_puzzle *puzzle);

/* The digits that a cell may hold; only its given if it has one. */
unsigned formula_digits(const ennead_puzzle *puzzle, int cell);

/* Stores the units of a puzzle as literals, 1 to 729 or negative. Returns how many there are. */
int formula_units(const ennead_puzzle *puzzle, int16_t units[FORMULA_CANDIDATES]);

/* The number, from 1, of the clause that says that some member of a choice is true. */
int formula_some_clause(int choice);

/* The number of the clause that says that not both are true. They must share a choice. */
int formula_pair_clause(const formula_layout *layout, int one, int other);

#endif
