/* SPDX-License-Identifier: MIT */
/*
 * Giving up levels.
 */
#ifndef ENNEAD_MODEL_LEARN_BACKTRACK_H
#define ENNEAD_MODEL_LEARN_BACKTRACK_H

#include "model/learn/learner.h"

/* Gives up all levels above one. */
void go_back_to(learner *l, uint32_t level);

#endif
