/* SPDX-License-Identifier: MIT */
/*
 * Digits for a pattern.
 */
#ifndef ENNEAD_CREATE_MAKING_REFILL_H
#define ENNEAD_CREATE_MAKING_REFILL_H

#include "create/making/making_state.h"

/* Chooses the first digits in the pattern. */
void refill_begin(making *m, const plan *p);

/* Receives the answer to a question about the current digits. */
void refill_answer(making *m, const plan *p, const solver_answer *a);

#endif
