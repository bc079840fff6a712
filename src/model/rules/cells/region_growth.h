/* SPDX-License-Identifier: MIT */
/*
 * How the pieces of regions must grow.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_REGION_GROWTH_H
#define ENNEAD_MODEL_RULES_CELLS_REGION_GROWTH_H

#include "model/rules/cells/region_pieces.h"

/* Joins what each piece needs to become a region, and removes what is out of its reach. Returns
 * false on a contradiction. */
bool pieces_grow(ennead_model *m, const propagator *p, region_pieces *c);

#endif
