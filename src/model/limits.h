/* SPDX-License-Identifier: MIT */
/*
 * The limits of a search: clock, stop flag, nodes.
 */
#ifndef ENNEAD_MODEL_LIMITS_H
#define ENNEAD_MODEL_LIMITS_H

#include "model/model.h"

/* Whether the search may continue, by the clock and the stop flag. */
bool model_within_time(ennead_model *m);

/* Whether a model under construction may be continued. Once this is false it stays so: the model
 * is unfinished. */
bool model_may_build(ennead_model *m);

/* Checks clock, stop flag and node limit before a state is propagated, and counts the node. */
bool model_may_look(ennead_model *m);

#endif
