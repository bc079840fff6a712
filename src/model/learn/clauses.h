/* SPDX-License-Identifier: MIT */
/*
 * Clauses, and what follows from them.
 */
#ifndef ENNEAD_MODEL_LEARN_CLAUSES_H
#define ENNEAD_MODEL_LEARN_CLAUSES_H

#include "model/learn/learner.h"

/* Makes sure that there is room for a clause of all variables. Returns false if memory runs out. */
bool clauses_reserve(learner *l);

/* Adds a clause of at least two literals, for which there must be room. The first two are watched.
 * With 0 `levels`, clauses_reduce will remove it; with 1 or 2, never. */
clause clause_add(learner *l, const literal *literals, uint32_t count, uint32_t levels);

/* Makes a literal true. */
void literal_set(learner *l, literal x, reason why);

/* Propagates everything that is true. Returns false on a contradiction. */
bool clauses_propagate(learner *l);

/* Removes the worse half of the learned clauses; only at level 0. */
void clauses_reduce(learner *l);

#endif
