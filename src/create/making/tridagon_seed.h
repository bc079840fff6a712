/* SPDX-License-Identifier: MIT */
/*
 * Finds where a hard puzzle hides in a full grid. Four boxes at the corners of a rectangle, three
 * digits, and in each box three cells in different rows and columns:
 *
 *     a . .   a . .      Such triples of cells have two kinds: they slope to the right or to the
 *     . b .   . c .      left. If the number of those of one kind is odd, the twelve cells cannot
 *     . . c   . . b      hold just the three digits: neighbors must have them in cyclically
 *                        shifted order, and around the rectangle the shifts do not add up.
 *     a . .   . . a
 *     . c .   . X .      So one of the cells holds another digit: X.
 *     . . b   c . .
 *
 * To see this takes more than supposing one candidate. So if little else is known (the other cells
 * of the four boxes, and hardly any more clues), it is beyond what dynamic chains can do. (The
 * pattern is the "tridagon" or "Thor's hammer" of mith and D. Berthier, Sudoku Players' Forum,
 * 2021 and 2022.) Every second full grid has one in which all but one cell fit.
 */
#ifndef ENNEAD_CREATE_MAKING_TRIDAGON_SEED_H
#define ENNEAD_CREATE_MAKING_TRIDAGON_SEED_H

#include "create/thinning/thinning.h"

typedef struct tridagon_seed {
    cells hollow; /* the cells of the three digits in the four boxes, with X: not clues */
    cells frame;  /* the other cells of the four boxes: preferred clues */
    cells tips;   /* the three digits in neighboring boxes: not clues, if possible */
} tridagon_seed;

/* Chooses one of the seeds of a full grid, all equally likely. Returns false if it has none. */
bool tridagon_seed_find(const uint8_t grid[ENNEAD_CELLS], random_stream *random,
                        tridagon_seed *found);

/* Orders a thinning that has just been started so that the seed stays. */
void tridagon_seed_keep(const tridagon_seed *c, thinning *t);

#endif
