/* SPDX-License-Identifier: MIT */
/*
 * The limits of a search: clock, stop flag, nodes.
 */
#ifndef ENNEAD_MODEL_LIMITS_H
#define ENNEAD_MODEL_LIMITS_H

#include "model/model.h"

/* Whether the search may go on, as far as clock and stop flag say. */
bool model_within_time(ennead_model *m);

/* Whether a model that is being made may go on; false, and so from then on: it is unfinished. */
bool model_may_build(ennead_model *m);

/* Clock, stop flag and the node limit, before a state is propagated, which it counts. */
bool model_may_look(ennead_model *m);

#endif
