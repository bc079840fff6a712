/* SPDX-License-Identifier: MIT */
/*
 * Models inside a model: the rules of which it is not said that they hold.
 */
#ifndef ENNEAD_MODEL_SUBMODEL_H
#define ENNEAD_MODEL_SUBMODEL_H

#include "model/model.h"

/* The domains and sets of cells that every model has; false: memory is out. */
bool model_make_domains(ennead_model *m);

/* A model for a rule of which it is not said that it holds: over the same cells, with no rule yet,
 * and part of this one. NULL when memory is out. */
ennead_model *submodel_new(ennead_model *m);

#endif
