/* SPDX-License-Identifier: MIT */
#include "grid/supposing/te_lanes_avx2.h"

#ifdef __AVX2__

#include "grid/supposing/te_lanes_kernel.h"

bool te_find_broken_avx2(const se_board *b, int waves, bands found[10])
{
    find_broken(b, waves, found);
    return true;
}

#else

bool te_find_broken_avx2(const se_board *b, int waves, bands found[10])
{
    (void)b;
    (void)waves;
    (void)found;
    return false;
}

#endif
