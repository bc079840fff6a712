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

/* A copy of a text for people, cut after 300 bytes; NULL if there is no memory. */
const char *model_words(ennead_model *m, const char *text);

/* Frees all of it. */
void storage_free(ennead_model *m);

#endif
