/* SPDX-License-Identifier: MIT */
/*
 * Models inside a model, for rules that need not all hold.
 */
#ifndef ENNEAD_MODEL_SUBMODEL_H
#define ENNEAD_MODEL_SUBMODEL_H

#include "model/model.h"

/* Allocates the domains and sets of cells that every model has. Returns false if memory runs
 * out. */
bool model_make_domains(ennead_model *m);

/* Makes a model for a rule that need not hold: it is a part of this one, over the same cells, and
 * has no rule yet. Returns NULL if memory runs out. */
ennead_model *submodel_new(ennead_model *m);

#endif
