/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that wait until there are many, to be judged together by the batch engine: those that
 * have one solution and are minimal are handed on, in the order in which they came.
 */
#ifndef ENNEAD_CREATE_TRIALS_H
#define ENNEAD_CREATE_TRIALS_H

#include "ennead.h"

enum { MOST_TRIALS = 512 };

typedef struct trials {
    size_t count;
    uint8_t boards[MOST_TRIALS][ENNEAD_CELLS];
    ennead_puzzle puzzles[MOST_TRIALS];
    ennead_solve_result results[MOST_TRIALS];
} trials;

/* Takes away the waiting puzzles that have no solution or several, or that have a clue that may be
 * left out. */
void trials_judge(trials *t, ennead_solver *solver);

#endif
