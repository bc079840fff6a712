/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_LOCKED_H
#define ENNEAD_MODEL_FILTERS_HOUSES_LOCKED_H

#include "model/sentence.h"

/* Adds that what each of two full houses has beside their shared cells has the same values. */
ennead_status locked_add(ennead_model *m, const propagator *one, const propagator *other);

/* The reason of locked candidates and of the same values, for their tables. */
bool locked_explain(ennead_model *m, const propagator *p, int most, sentence *s);

#endif
