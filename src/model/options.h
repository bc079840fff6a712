/* SPDX-License-Identifier: MIT */
/*
 * The options of a model.
 */
#ifndef ENNEAD_MODEL_OPTIONS_H
#define ENNEAD_MODEL_OPTIONS_H

#include "model/model.h"

/* Copies the options, or the defaults for NULL. Returns ENNEAD_STATUS_BAD_ARGUMENT if one is out
 * of range. */
ennead_status model_check_options(const ennead_model_options *options,
                                  ennead_model_options *checked);

#endif
