/* SPDX-License-Identifier: MIT */
/*
 * Moving from a puzzle to one beside it.
 */
#ifndef ENNEAD_CREATE_MAKING_HUNT_H
#define ENNEAD_CREATE_MAKING_HUNT_H

#include "create/making/making_state.h"

/* Begins a move around the puzzle that is hunted around. */
void hunt_move(making *m, const plan *p);

/* Takes the answer to the question of a move. */
void hunt_answer(making *m, const plan *p, const solver_answer *a);

#endif
