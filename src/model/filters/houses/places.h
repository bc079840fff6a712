/* SPDX-License-Identifier: MIT */
/*
 * What follows from a value being in some cells, one time or more.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_PLACES_H
#define ENNEAD_MODEL_FILTERS_HOUSES_PLACES_H

#include "model/model.h"

/* How cells fall into groups of cells that all differ, in several ways. */
typedef struct place_groups place_groups;

/* For the cells of a propagator, when it is known which cells differ; NULL: memory is out. */
const place_groups *places_new(ennead_model *m, const propagator *p);

/* How often a value can be in the cells, as far as the groups say. */
int places_most(const place_groups *g, const ennead_model *m, const propagator *p, domain value);

/* The value is in at least so many of the cells; false: it cannot be. */
bool places_demand(const place_groups *g, ennead_model *m, const propagator *p, domain value,
                   int times);

/* Each of the values is in one of the cells, which all differ: what sees all cells that can have it
 * loses it. False: a cell is left without a value. */
bool places_require(ennead_model *m, const uint16_t *cells, int count, domain values);

#endif
