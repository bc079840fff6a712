/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that wait until there are many, and are then checked together by the batch engine. Those
 * that have one solution and are minimal are passed on, in the order in which they came.
 *
 * A clue is needed if there is a grid that agrees with all other clues but not with it. Such a
 * grid is a witness, for other puzzles too if these differ from it in no other clue. So the last
 * witnesses of each cell are remembered, and only what they do not prove is searched.
 *
 *     agreeing[cell][digit - 1][left out]    64 bits: which witnesses of the cell left out have
 *                                            that digit there
 */
#ifndef ENNEAD_CREATE_TRIALS_H
#define ENNEAD_CREATE_TRIALS_H

#include "ennead.h"
#include "grid/cells.h"

enum { MOST_TRIALS = 512, MOST_WITNESSES = 64 };

typedef uint64_t witness_sets[ENNEAD_CELLS];

typedef struct tried_puzzle {
    uint8_t cells[ENNEAD_CELLS];
    uint8_t is_unique; /* known to have one solution */
    cells unproven;    /* the clues that may be redundant */
} tried_puzzle;

typedef struct trials {
    size_t count;
    tried_puzzle waiting[MOST_TRIALS];
    uint8_t asked[MOST_TRIALS]; /* the clue that is left out, or WHOLE */
    ennead_puzzle puzzles[MOST_TRIALS];
    ennead_solve_result results[MOST_TRIALS];
    uint8_t found[MOST_TRIALS][2][ENNEAD_CELLS];
    witness_sets agreeing[ENNEAD_CELLS][9];
    witness_sets base; /* the witnesses that agree with all other clues of trials_base */
    uint8_t next[ENNEAD_CELLS];
    uint8_t witnesses[ENNEAD_CELLS][MOST_WITNESSES][ENNEAD_CELLS];
} trials;

void trials_init(trials *t);

/* Prepares for trials that have all these clues and others; again after each trials_judge. */
void trials_base(trials *t, const uint8_t clues[ENNEAD_CELLS]);

/* Adds a puzzle: the clues of trials_base and those in the cells `added`. Of these, the ones in
 * `needed` are known to be needed. There must be fewer than MOST_TRIALS. */
void trials_add(trials *t, const tried_puzzle *puzzle, cells added, cells needed);

/* Drops the waiting puzzles that have no solution, several solutions, or a redundant clue. */
void trials_judge(trials *t, ennead_solver *solver);

#endif
