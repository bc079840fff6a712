/* SPDX-License-Identifier: MIT */
/*
 * The cells of two houses outside their intersection.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_REMAINDERS_H
#define ENNEAD_MODEL_FILTERS_HOUSES_REMAINDERS_H

#include "model/model.h"

/* The number of cells that two propagators share. */
int shared_cells(const propagator *one, const propagator *other);

/* Adds a propagator over the cells of two full houses outside their intersection. */
ennead_status remainders_add(ennead_model *m, const propagator_kind *kind, const propagator *one,
                             const propagator *other);

#endif
