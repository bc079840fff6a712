/* SPDX-License-Identifier: MIT */
/*
 * The variables ordered by activity, the most active first.
 */
#ifndef ENNEAD_MODEL_LEARN_HEAP_H
#define ENNEAD_MODEL_LEARN_HEAP_H

#include "model/learn/learner.h"

/* Moves a variable to its place in the heap after its activity has grown. */
void heap_up(learner *l, uint32_t variable);
void heap_insert(learner *l, uint32_t variable);

/* Removes the first variable from the heap, which must not be empty. */
uint32_t heap_take(learner *l);

#endif
