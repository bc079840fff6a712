/* SPDX-License-Identifier: MIT */
/*
 * Hall sets in words.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_REASON_H
#define ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_REASON_H

#include "model/sentence.h"

/* The `explain` function of all-differents. */
bool alldifferent_explain(ennead_model *m, const propagator *p, int most, sentence *s);

#endif
