/* SPDX-License-Identifier: MIT */
/*
 * Makes a learned clause shorter.
 */
#ifndef ENNEAD_MODEL_LEARN_MINIMIZE_H
#define ENNEAD_MODEL_LEARN_MINIMIZE_H

#include "model/learn/learner.h"

/* Marks of variables: SEEN, in the clause; FOLLOWS from it, or STANDS, known not to; OPEN, a
 * literal of the level that is being shrunk; BUMPED, just made more active. */
enum { SEEN = 1, FOLLOWS = 2, STANDS = 4, OPEN = 8, BUMPED = 16 };

/* Shortens the clause in `learned`, orders it as the trail, backward, and counts its levels. The
 * variables of its literals, but the first, are marked SEEN; those that get a mark are listed in
 * `marked`. */
void minimize_learned(learner *l);

#endif
