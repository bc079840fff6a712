/* SPDX-License-Identifier: MIT */
/*
 * Undoes levels.
 */
#ifndef ENNEAD_MODEL_LEARN_BACKTRACK_H
#define ENNEAD_MODEL_LEARN_BACKTRACK_H

#include "model/learn/learner.h"

/* Undoes all levels above `level`. */
void go_back_to(learner *l, uint32_t level);

#endif
