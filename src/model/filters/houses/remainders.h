/* SPDX-License-Identifier: MIT */
/*
 * What two houses have beside the cells that they share.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_REMAINDERS_H
#define ENNEAD_MODEL_FILTERS_HOUSES_REMAINDERS_H

#include "model/model.h"

/* How many cells two propagators share. */
int shared_cells(const propagator *one, const propagator *other);

/* Adds a propagator over what each of two full houses has beside the cells that they share. */
ennead_status remainders_add(ennead_model *m, const propagator_kind *kind, const propagator *one,
                             const propagator *other);

#endif
