/* SPDX-License-Identifier: MIT */
/*
 * Where in a full grid a hard puzzle hides. Four boxes at the corners of a rectangle, three digits,
 * and in each box three cells in different rows and columns:
 *
 *     a . .   a . .          Three such triples of cells in rows or columns of their own can be told
 *     . b .   . c .          apart by whether they lean to the right or to the left. If the number of
 *     . . c   . . b          those that lean one way is odd, the twelve cells cannot hold the three
 *                            digits alone: neighbors must have them in cyclically shifted order, and
 *     a . .   . . a          around the rectangle the shifts do not come out even.
 *     . c .   . X .
 *     . . b   c . .          So one of the cells holds another digit: X.
 *
 * To see that takes more than supposing one candidate, so where little else is known - the other cells
 * of the four boxes, and hardly any more clues - it is beyond what dynamic chains can do. (The
 * pattern is the "tridagon" or "Thor's hammer" of mith and D. Berthier, Sudoku Players' Forum, 2021
 * and 2022.) Every second full grid has one in which all but one cell are right.
 */
#ifndef ENNEAD_CREATE_CORE_H
#define ENNEAD_CREATE_CORE_H

#include "create/thinning/thinning.h"

typedef struct core {
    cells hollow; /* the three digits in the four boxes, and the other digit among them: no clues */
    cells frame;  /* the other cells of the four boxes: clues rather than all others */
    cells tips;   /* the three digits in the four boxes beside them: no clues if it can be */
} core;

/* Takes one of those that a full grid has, all equally likely. False: it has none. */
bool core_find(const uint8_t grid[ENNEAD_CELLS], stream *random, core *found);

/* Orders a thinning that has been started so that the core stays. */
void core_keep(const core *c, thinning *t);

#endif
