/* SPDX-License-Identifier: MIT */
/*
 * The memory of a model.
 */
#ifndef ENNEAD_MODEL_STORAGE_H
#define ENNEAD_MODEL_STORAGE_H

#include "model/model.h"

/* Memory that lasts as long as the model; NULL if there is none. */
void *model_memory(ennead_model *m, size_t bytes);
void *model_cleared_memory(ennead_model *m, size_t bytes);

/* Frees all of it. */
void storage_free(ennead_model *m);

#endif
