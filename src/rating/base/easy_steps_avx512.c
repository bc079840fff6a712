/* SPDX-License-Identifier: MIT */
#include "rating/base/easy_steps_avx512.h"

#if defined(__AVX512F__)
#define DIGITS_AT_ONCE 4
#define EASY_STEPS_EDITION easy_steps_avx512
#include "rating/base/easy_steps_kernel.h"
#else
const easy_steps_edition easy_steps_avx512 = {0};
#endif
