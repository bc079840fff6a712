/* SPDX-License-Identifier: MIT */
/*
 * The oracle: a Sudoku solver that shares nothing with the library, not even a header, so that an
 * error in one is not an error in both. A puzzle is 81 sets of candidates, row by row, bit d - 1
 * for digit d. That is an exact cover problem: 729 rows ("digit d in cell c"), each covering 4 of
 * 324 columns ("cell c is filled", "row r has d", "column c has d", "box b has d"). It is solved
 * with dancing links (D. E. Knuth, "Dancing Links", 2000, arXiv:cs/0011047).
 */
#ifndef ORACLE_EXACT_COVER_H
#define ORACLE_EXACT_COVER_H

#include <stddef.h>

#define ORACLE_CELLS 81
#define ORACLE_ALL_DIGITS 0x1ffu

enum oracle_order {
    ORACLE_QUICK,     /* the column with the fewest rows first */
    ORACLE_ASCENDING, /* cell by cell, so that solutions come in lexicographic order */
};

/* Finds up to `limit` solutions (0: all of them) of 81 sets of candidates and returns how many it
 * found. The first `capacity` of them are stored in `solutions`, which may be NULL when it is 0. */
size_t oracle_solve(const unsigned short candidates[ORACLE_CELLS], enum oracle_order order,
                    size_t limit, unsigned char (*solutions)[ORACLE_CELLS], size_t capacity);

#define ORACLE_GAVE_UP ((size_t)-1)

/* The same, but gives up after `steps` columns (0: never) and returns ORACLE_GAVE_UP: some puzzles
 * without solutions take an exact cover search very long. */
size_t oracle_solve_within(size_t steps, const unsigned short candidates[ORACLE_CELLS],
                           enum oracle_order order, size_t limit,
                           unsigned char (*solutions)[ORACLE_CELLS], size_t capacity);

/* The sets of candidates of 81 givens: one digit for a given, all nine for a 0. */
void oracle_candidates(const unsigned char givens[ORACLE_CELLS],
                       unsigned short candidates[ORACLE_CELLS]);

/* oracle_solve for givens, counting only. */
size_t oracle_count(const unsigned char givens[ORACLE_CELLS], size_t limit);

#endif
