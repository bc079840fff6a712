/* SPDX-License-Identifier: MIT */
/*
 * The table of the edition "avx512": see planes.h.
 */
#include "support/planes/planes.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__) && defined(__AVX512VBMI__) && defined(__GFNI__)

#define PLANE_BYTES 64
#define EDITION_NAME "avx512"
#define TABLE planes_avx512
#include "support/planes/planes_of.h"

#else

const struct planes_edition *const planes_avx512;

#endif
