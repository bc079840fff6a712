/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX-512, with 256 lanes: for few puzzles, and for
 * processors that do an operation of 512 bits in two halves.
 */
#include "search/batch/lanes_avx512_narrow.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__) && defined(__AVX512VBMI__) && defined(__GFNI__)

#define PLANE_BYTES 32
#define EDITION_NAME "avx512"
#define TAKES_OVER
#include "search/batch/lanes_kernel.h"

const kernel *avx512_narrow_edition(void)
{
    return &edition;
}

#else

const kernel *avx512_narrow_edition(void)
{
    return NULL;
}

#endif
