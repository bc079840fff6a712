/* SPDX-License-Identifier: MIT */
#include "rating/base/easy_steps_baseline.h"

#define DIGITS_AT_ONCE 1
#define EASY_STEPS_EDITION easy_steps_baseline
#include "rating/base/easy_steps_kernel.h"
