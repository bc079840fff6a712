/* SPDX-License-Identifier: MIT */
/*
 * Clauses, and what follows from them.
 */
#ifndef ENNEAD_MODEL_LEARN_CLAUSES_H
#define ENNEAD_MODEL_LEARN_CLAUSES_H

#include "model/learn/learner.h"

/* Makes sure that there is room for a clause of every variable; false: there is no memory. */
bool clauses_reserve(learner *l);

/* Adds a clause of at least two literals, for which there is room; the first two are watched. With
 * 0 `levels` it will be forgotten by clauses_reduce, with 1 or 2 never. */
clause clause_add(learner *l, const literal *literals, uint32_t count, uint32_t levels);

/* Makes a literal true. */
void literal_set(learner *l, literal x, reason why);

/* Follows up all that is true; false: a contradiction. */
bool clauses_propagate(learner *l);

/* Forgets the worse half of what was learned; only at level 0. */
void clauses_reduce(learner *l);

#endif
