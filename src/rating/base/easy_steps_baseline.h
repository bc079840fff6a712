/* SPDX-License-Identifier: MIT */
/*
 * Easy steps for any processor.
 */
#ifndef ENNEAD_RATING_BASE_EASY_STEPS_BASELINE_H
#define ENNEAD_RATING_BASE_EASY_STEPS_BASELINE_H

#include "rating/base/easy_steps.h"

extern const easy_steps_edition easy_steps_baseline;

#endif
