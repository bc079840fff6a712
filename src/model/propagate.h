/* SPDX-License-Identifier: MIT */
/*
 * Calls propagators until nothing changes.
 */
#ifndef ENNEAD_MODEL_PROPAGATE_H
#define ENNEAD_MODEL_PROPAGATE_H

#include "model/model.h"

/* Puts every propagator into the queue. */
void model_queue_all(ennead_model *m);

/* Empties the queue when its state is given up. */
void model_queue_clear(ennead_model *m);

/* Calls propagators until the queue is empty. */
propagation propagate(ennead_model *m);

/* Removes the values of newly filled cells from the cells that see them, and so on. Returns false
 * if a cell has no value left. */
bool spread_all(ennead_model *m);

#endif
