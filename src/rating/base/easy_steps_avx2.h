/* SPDX-License-Identifier: MIT */
/*
 * Easy steps for processors with AVX2. Its functions are NULL if the compiler was
 * not told to use the instruction set.
 */
#ifndef ENNEAD_RATING_BASE_EASY_STEPS_AVX2_H
#define ENNEAD_RATING_BASE_EASY_STEPS_AVX2_H

#include "rating/base/easy_steps.h"

extern const easy_steps_edition easy_steps_avx2;

#endif
