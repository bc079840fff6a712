/* SPDX-License-Identifier: MIT */
/*
 * Digits for a pattern.
 */
#ifndef ENNEAD_CREATE_MAKING_REFILL_H
#define ENNEAD_CREATE_MAKING_REFILL_H

#include "create/making/making_state.h"

/* The first digits in the pattern. */
void refill_begin(making *m, const plan *p);

/* Takes the answer to what they are. */
void refill_answer(making *m, const plan *p, const solver_answer *a);

#endif
