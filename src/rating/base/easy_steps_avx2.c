/* SPDX-License-Identifier: MIT */
#include "rating/base/easy_steps_avx2.h"

#if defined(__AVX2__)
#define DIGITS_AT_ONCE 2
#define EASY_STEPS_EDITION easy_steps_avx2
#include "rating/base/easy_steps_kernel.h"
#else
const easy_steps_edition easy_steps_avx2 = {0};
#endif
