/* SPDX-License-Identifier: MIT */
#include "rating/base/easy_steps.h"

#include "grid/processor.h"
#include "rating/base/easy_steps_avx2.h"
#include "rating/base/easy_steps_avx512.h"
#include "rating/base/easy_steps_baseline.h"

const easy_steps_edition *easy_steps(void)
{
    const isa_level level = isa_in_use();

    if (level == ISA_AVX512 && easy_steps_avx512.find_locks != NULL)
        return &easy_steps_avx512;
    if (level <= ISA_AVX2 && easy_steps_avx2.find_locks != NULL)
        return &easy_steps_avx2;
    return &easy_steps_baseline;
}
