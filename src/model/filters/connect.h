/* SPDX-License-Identifier: MIT */
/*
 * Putting together what has been added.
 */
#ifndef ENNEAD_MODEL_FILTERS_CONNECT_H
#define ENNEAD_MODEL_FILTERS_CONNECT_H

#include "model/model.h"

/* Connects what has been added: differences, tables, queue. ENNEAD_STATUS_BAD_ARGUMENT: it is too much,
 * and *wrong says so. */
ennead_status model_connect(ennead_model *m, const char **wrong);

#endif
