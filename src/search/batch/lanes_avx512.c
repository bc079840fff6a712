/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX-512 (VL, BW, VBMI) and GFNI: 512 lanes, and any
 * function of three planes in one instruction.
 */
#include "search/batch/lanes_avx512.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__) && defined(__AVX512VBMI__) && defined(__GFNI__)

#define PLANE_BYTES 64
#define EDITION_NAME "avx512"
#define NARROW_EDITION avx512_narrow_edition()
#include "search/batch/lanes_avx512_narrow.h"
#include "search/batch/lanes_kernel.h"

const kernel *avx512_edition(void)
{
    return &edition;
}

#else

const kernel *avx512_edition(void)
{
    return NULL;
}

#endif
