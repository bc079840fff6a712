/* SPDX-License-Identifier: MIT */
/*
 * The houses of a description.
 */
#ifndef ENNEAD_MODEL_BUILD_HOUSES_H
#define ENNEAD_MODEL_BUILD_HOUSES_H

#include "model/model.h"

/* Adds the rows and columns that are houses. */
ennead_status lines_add(ennead_model *m, const ennead_description *d);

/* Adds the regions. Returns ENNEAD_STATUS_BAD_ARGUMENT if one cannot be satisfied; *wrong says
 * why. */
ennead_status regions_add(ennead_model *m, const ennead_description *d, const char **wrong);

/* Adds what follows from pairs of full houses, or from all rows and columns. */
ennead_status redundant_add(ennead_model *m, const ennead_description *d);

#endif
