/* SPDX-License-Identifier: MIT */
/*
 * The table of the edition "avx2": see planes.h.
 */
#include "support/planes/planes.h"

#ifdef __AVX2__

#define PLANE_BYTES 32
#define EDITION_NAME "avx2"
#define TABLE planes_avx2
#include "support/planes/planes_of.h"

#else

const struct planes_edition *const planes_avx2;

#endif
