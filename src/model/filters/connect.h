/* SPDX-License-Identifier: MIT */
/*
 * Completes a model after its propagators have been added.
 */
#ifndef ENNEAD_MODEL_FILTERS_CONNECT_H
#define ENNEAD_MODEL_FILTERS_CONNECT_H

#include "model/model.h"

/* Finds the differences, tables and queue. Returns ENNEAD_STATUS_BAD_ARGUMENT if there is too much
 * of something; *wrong says of what. */
ennead_status model_connect(ennead_model *m, const char **wrong);

#endif
