/* SPDX-License-Identifier: MIT */
/*
 * The same values in two remainders of houses.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_SAME_H
#define ENNEAD_MODEL_FILTERS_HOUSES_SAME_H

#include "model/model.h"

/* Adds that what each of two full houses has beside their shared cells holds the same values. */
ennead_status same_add(ennead_model *m, const propagator *one, const propagator *other);

#endif
