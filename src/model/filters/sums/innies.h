/* SPDX-License-Identifier: MIT */
/*
 * Innies and outies.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_INNIES_H
#define ENNEAD_MODEL_FILTERS_SUMS_INNIES_H

#include "model/model.h"

/* Adds what follows from houses and sums together. The peers must be known. */
ennead_status innies_add(ennead_model *m);

/* "By the sums of row 2 to row 4 and the cages in them, ", or the sums that were joined: what such
 * a sum follows from. */
void tell_houses(const propagator *p, sentence *s);

#endif
