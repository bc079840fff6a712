/* SPDX-License-Identifier: MIT */
/*
 * What is done between attempts.
 */
#ifndef ENNEAD_MODEL_LEARN_PROBE_H
#define ENNEAD_MODEL_LEARN_PROBE_H

#include "model/learn/learner.h"

/* At level 0: what follows from what is certain by the propagators of the model, and by trying each
 * literal. False: a contradiction. */
bool learner_probe(learner *l, ennead_model *m);

#endif
