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
#ifndef ENNEAD_CREATE_MAKING_TRIDAGON_SEED_H
#define ENNEAD_CREATE_MAKING_TRIDAGON_SEED_H

#include "create/thinning/thinning.h"

typedef struct tridagon_seed {
    cells hollow; /* the three digits in the four boxes, and the other digit among them: no clues */
    cells frame;  /* the other cells of the four boxes: clues rather than all others */
    cells tips;   /* the three digits in the four boxes beside them: no clues if it can be */
} tridagon_seed;

/* Takes one of those that a full grid has, all equally likely. False: it has none. */
bool tridagon_seed_find(const uint8_t grid[ENNEAD_CELLS], random_stream *random,
                        tridagon_seed *found);

/* Orders a thinning that has been started so that the seed stays. */
void tridagon_seed_keep(const tridagon_seed *c, thinning *t);

#endif
