/* SPDX-License-Identifier: MIT */
/*
 * The tables of two cells as propagators.
 */
#ifndef ENNEAD_MODEL_FILTERS_PAIRS_LINKS_H
#define ENNEAD_MODEL_FILTERS_PAIRS_LINKS_H

#include "model/model.h"

/* Makes of all tables the propagators that look after them; false: memory is out. */
bool links_add(ennead_model *m);

#endif
