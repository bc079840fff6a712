/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX2: 256 lanes.
 */
#include "search/batch/lanes_avx2.h"

#ifdef __AVX2__

#define PLANE_BYTES 32
#define EDITION_NAME "avx2"
#include "search/batch/lanes_kernel.h"

const kernel *avx2_edition(void)
{
    return &edition;
}

#else

const kernel *avx2_edition(void)
{
    return NULL;
}

#endif
