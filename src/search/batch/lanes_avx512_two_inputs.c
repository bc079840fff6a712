/* SPDX-License-Identifier: MIT */
/*
 * As lanes_avx512.c, but where results are stored, operations have two inputs.
 */
#include "search/batch/lanes_avx512_two_inputs.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__) && defined(__AVX512VBMI__) && defined(__GFNI__)

#define PLANE_BYTES 64
#define EDITION_NAME "avx512"
#define TWO_INPUTS
#define NARROW_EDITION avx512_narrow_edition()
#include "search/batch/lanes_avx512_narrow.h"
#include "search/batch/lanes_kernel.h"

const kernel *avx512_two_inputs_edition(void)
{
    return &edition;
}

#else

const kernel *avx512_two_inputs_edition(void)
{
    return NULL;
}

#endif
