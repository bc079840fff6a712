/* SPDX-License-Identifier: MIT */
/*
 * What to guess.
 */
#ifndef ENNEAD_MODEL_BRANCHING_BRANCH_H
#define ENNEAD_MODEL_BRANCHING_BRANCH_H

#include "model/model.h"

/* The next guess. */
model_guess choose(const ennead_model *m);

/* Resets the weights, and finds whether groups of values may be guessed. */
void weigh(ennead_model *m);

/* Adds a contradiction to the weights of all who took part in it. */
void blame(ennead_model *m);

#endif
