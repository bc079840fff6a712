/* SPDX-License-Identifier: MIT */
/*
 * The propagators of a model: adding one, and what can be asked of them.
 */
#ifndef ENNEAD_MODEL_PROPAGATORS_H
#define ENNEAD_MODEL_PROPAGATORS_H

#include "model/model.h"

/* Adds a propagator over `count` cells, which are copied, with room for a matching of `items`.
 * NULL when memory is out. */
propagator *model_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                      int count, int items);

/* Whether a propagator demands of its cells that they hold every value once. */
bool is_full_house(const ennead_model *m, const propagator *p);

/* Of a propagator whose values are all different: whether they are so in a full grid, and the pairs
 * of cells that differ. */
bool all_values_differ(const propagator *p, const uint8_t *solution);
void all_cells_differ(const propagator *p, pairs *found);

/* Whether a full grid keeps every rule. */
bool model_keeps_rules(const ennead_model *m, const uint8_t *solution);

#endif
