/* SPDX-License-Identifier: MIT */
/*
 * Adding propagators to a model, and queries about them.
 */
#ifndef ENNEAD_MODEL_PROPAGATORS_H
#define ENNEAD_MODEL_PROPAGATORS_H

#include "model/model.h"

/* Adds a propagator over `count` cells, which are copied, with room for a matching of `items`.
 * Returns NULL if memory runs out. */
propagator *model_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                      int count, int items);

/* Whether a propagator requires that its cells hold every value once. */
bool is_full_house(const ennead_model *m, const propagator *p);

/* For propagators whose cells all differ: whether they do in a full grid; and adding their
 * pairs. */
bool all_values_differ(const propagator *p, const uint8_t *solution);
void all_cells_differ(const propagator *p, pairs *found);

/* Whether a full grid satisfies every rule. */
bool model_keeps_rules(const ennead_model *m, const uint8_t *solution);

#endif
