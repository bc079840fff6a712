/* SPDX-License-Identifier: MIT */
/*
 * The tables of two cells as propagators.
 */
#ifndef ENNEAD_MODEL_FILTERS_PAIRS_LINKS_H
#define ENNEAD_MODEL_FILTERS_PAIRS_LINKS_H

#include "model/model.h"

/* Makes propagators of all tables. Returns false if memory runs out. */
bool links_add(ennead_model *m);

#endif
