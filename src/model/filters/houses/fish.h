/* SPDX-License-Identifier: MIT */
/*
 * Rows and columns, value by value.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_FISH_H
#define ENNEAD_MODEL_FILTERS_HOUSES_FISH_H

#include "model/model.h"

/* Adds what follows from all rows and columns. */
ennead_status fish_add(ennead_model *m);

#endif
