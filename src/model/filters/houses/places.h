/* SPDX-License-Identifier: MIT */
/*
 * What follows if a value is in some cells, one or more times.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_PLACES_H
#define ENNEAD_MODEL_FILTERS_HOUSES_PLACES_H

#include "model/model.h"

/* Divisions of the cells into groups of cells that all differ, in several ways. */
typedef struct place_groups place_groups;

/* Makes the groups for the cells of a propagator, when it is known which cells differ. Returns
 * NULL if memory runs out. */
const place_groups *places_new(ennead_model *m, const propagator *p);

/* How often a value can be in the cells at most, by the groups. */
int places_most(const place_groups *g, const ennead_model *m, const propagator *p, domain value);

/* The value is in at least `times` of the cells. Returns false if that is impossible. */
bool places_demand(const place_groups *g, ennead_model *m, const propagator *p, domain value,
                   int times);

/* Each of the values is in one of the cells, which all differ: eliminates it from cells that see
 * all cells that can have it. Returns false if a cell has no value left. */
bool places_require(ennead_model *m, const uint16_t *cells, int count, domain values);

#endif
