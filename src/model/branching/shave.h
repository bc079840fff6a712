/* SPDX-License-Identifier: MIT */
/*
 * Shaving: tries each value left.
 */
#ifndef ENNEAD_MODEL_BRANCHING_SHAVE_H
#define ENNEAD_MODEL_BRANCHING_SHAVE_H

#include "model/model.h"

/* Propagates, and tries each value left until no trial fails. */
propagation shave(ennead_model *m);

#endif
