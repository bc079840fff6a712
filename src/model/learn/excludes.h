/* SPDX-License-Identifier: MIT */
/*
 * Which variables cannot be true together with one.
 */
#ifndef ENNEAD_MODEL_LEARN_EXCLUDES_H
#define ENNEAD_MODEL_LEARN_EXCLUDES_H

#include "model/learn/learner.h"

/* Lists for each variable those that it excludes. Returns false if memory runs out. */
bool excludes_make(learner *l);

/* At level 0: takes from the lists what is known. */
void excludes_reduce(learner *l);

#endif
