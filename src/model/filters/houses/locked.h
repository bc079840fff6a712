/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_LOCKED_H
#define ENNEAD_MODEL_FILTERS_HOUSES_LOCKED_H

#include "model/sentence.h"

/* Adds that two full houses have the same values in their cells outside the intersection. */
ennead_status locked_add(ennead_model *m, const propagator *one, const propagator *other);

/* The same, not told to people. */
ennead_status locked_add_unsaid(ennead_model *m, const propagator *one, const propagator *other);

/* The `explain` function of locked candidates and of equal remainders. */
bool locked_explain(ennead_model *m, const propagator *p, int most, sentence *s);

#endif
