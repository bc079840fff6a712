/* SPDX-License-Identifier: MIT */
/*
 * Hall intervals.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_BOUNDS_H
#define ENNEAD_MODEL_FILTERS_HOUSES_BOUNDS_H

#include "model/model.h"

/* The filter of all-differents by Hall intervals. */
bool bounds_filter(ennead_model *m, const propagator *p);

#endif
