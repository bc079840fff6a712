/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that wait until there are many, and are then checked together by the batch engine. Those
 * that have one solution and are minimal are passed on, in the order in which they came.
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

/* Drops the waiting puzzles that have no solution, several solutions, or a redundant clue. */
void trials_judge(trials *t, ennead_solver *solver);

#endif
