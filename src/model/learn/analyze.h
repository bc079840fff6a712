/* SPDX-License-Identifier: MIT */
/*
 * What a contradiction teaches.
 */
#ifndef ENNEAD_MODEL_LEARN_ANALYZE_H
#define ENNEAD_MODEL_LEARN_ANALYZE_H

#include "model/learn/learner.h"

/* From the last contradiction, above level 0, to a clause: its first literal is false only at this
 * level, its second at the level to go back to, which is returned. */
uint32_t analyze(learner *l);

#endif
