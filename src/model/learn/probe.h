/* SPDX-License-Identifier: MIT */
/*
 * What is done between restarts.
 */
#ifndef ENNEAD_MODEL_LEARN_PROBE_H
#define ENNEAD_MODEL_LEARN_PROBE_H

#include "model/learn/learner.h"

/* At level 0: finds what follows from the certain facts by the model's propagators, and by trying
 * each literal. Returns false on a contradiction. */
bool learner_probe(learner *l, ennead_model *m);

#endif
