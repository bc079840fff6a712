/* SPDX-License-Identifier: MIT */
/*
 * Learns from a contradiction.
 */
#ifndef ENNEAD_MODEL_LEARN_ANALYZE_H
#define ENNEAD_MODEL_LEARN_ANALYZE_H

#include "model/learn/learner.h"

/* Makes a clause from the last contradiction, which must be above level 0. Its first literal is
 * false only at this level; its second is of the level to go back to, which is returned. */
uint32_t analyze(learner *l);

#endif
