/* SPDX-License-Identifier: MIT */
#include "grid/supposing/te_lanes.h"

#include "grid/processor.h"
#include "grid/supposing/te_lanes_avx2.h"
#include "grid/supposing/te_lanes_avx512.h"
#include "grid/supposing/te_lanes_baseline.h"

void te_find_broken(const se_board *b, int waves, bands found[10])
{
    static te_lanes_edition *const editions[] = {
        [ISA_AVX512] = te_find_broken_avx512,
        [ISA_AVX2] = te_find_broken_avx2,
        [ISA_BASELINE] = te_find_broken_baseline,
        [ISA_SCALAR] = te_find_broken_baseline,
    };
    isa_level level = isa_in_use();

    while (!editions[level](b, waves, found))
        level++;
}
