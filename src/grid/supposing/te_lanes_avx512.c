/* SPDX-License-Identifier: MIT */
#include "grid/supposing/te_lanes_avx512.h"

#ifdef __AVX512VL__

#include "grid/supposing/te_lanes_kernel.h"

bool te_find_broken_avx512(const se_board *b, int waves, bands found[10])
{
    find_broken(b, waves, found);
    return true;
}

#else

bool te_find_broken_avx512(const se_board *b, int waves, bands found[10])
{
    (void)b;
    (void)waves;
    (void)found;
    return false;
}

#endif
