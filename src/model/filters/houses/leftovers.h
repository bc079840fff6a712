/* SPDX-License-Identifier: MIT */
/*
 * The law of leftovers.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_LEFTOVERS_H
#define ENNEAD_MODEL_FILTERS_HOUSES_LEFTOVERS_H

#include "model/model.h"

/* Adds it for all rows, and all columns, that are next to each other, if the regions are not boxes
 * and each row, column and region holds every value. */
ennead_status leftovers_add(ennead_model *m, const ennead_description *d);

#endif
