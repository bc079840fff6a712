/* SPDX-License-Identifier: MIT */
/*
 * What a model may be asked to do.
 */
#ifndef ENNEAD_MODEL_OPTIONS_H
#define ENNEAD_MODEL_OPTIONS_H

#include "model/model.h"

/* Copies the options, or the defaults for NULL; ENNEAD_STATUS_BAD_ARGUMENT when one is out of range. */
ennead_status model_check_options(const ennead_model_options *options,
                                  ennead_model_options *checked);

#endif
