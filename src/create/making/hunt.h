/* SPDX-License-Identifier: MIT */
/*
 * Moves from a puzzle to a neighbor.
 */
#ifndef ENNEAD_CREATE_MAKING_HUNT_H
#define ENNEAD_CREATE_MAKING_HUNT_H

#include "create/making/making_state.h"

/* Begins a move from the current puzzle of the hunt. */
void hunt_move(making *m, const plan *p);

/* Receives the answer to the question of a move. */
void hunt_answer(making *m, const plan *p, const solver_answer *a);

#endif
