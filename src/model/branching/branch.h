/* SPDX-License-Identifier: MIT */
/*
 * What to guess.
 */
#ifndef ENNEAD_MODEL_BRANCHING_BRANCH_H
#define ENNEAD_MODEL_BRANCHING_BRANCH_H

#include "model/model.h"

/* The next guess. */
model_guess choose(const ennead_model *m);

/* Counts anew what conflicts there have been: none yet. */
void weigh(ennead_model *m);

/* Counts a conflict against those who took part in it. */
void blame(ennead_model *m);

#endif
