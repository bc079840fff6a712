/* SPDX-License-Identifier: MIT */
/*
 * Calling propagators until none is left to call.
 */
#ifndef ENNEAD_MODEL_PROPAGATE_H
#define ENNEAD_MODEL_PROPAGATE_H

#include "model/model.h"

/* Puts every propagator into the queue. */
void model_queue_all(ennead_model *m);

/* Empties the queue: what is in it is of a state that is given up. */
void model_queue_clear(ennead_model *m);

/* Calls propagators until none is left to call. */
propagation propagate(ennead_model *m);

/* Takes the values of the cells that have got one from those that see them, and so on; false: one
 * of these has none left. */
bool spread_all(ennead_model *m);

#endif
