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

/* The reasons of a literal, as an array of `*count` literals. All are false, except the literal
 * itself, which may be among them. */
static inline const literal *reasons_of(const learner *l, reason why, literal *single,
                                        uint32_t *count)
{
    if (why.because == BECAUSE_CLAUSE) {
        *count = l->words[why.what + CLAUSE_SIZE];
        return l->words + why.what + CLAUSE_LITERALS;
    }
    *single = negation(why.what);
    *count = why.because == BECAUSE_LITERAL ? 1 : 0;
    return single;
}

#endif
