/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for processors with AVX-512: vectors as large as with AVX2, but
 * functions of three inputs, and more registers. Ratings took 1 to 5 % longer with vectors of 64
 * bytes, half of which were often empty.
 */
#include "rating/graph/reach_avx512.h"

#if defined(__AVX512F__)
#define PLANE_BYTES 32
#define REACH_EDITION avx512_reach_edition
#define REACH_NAME "avx512"
#include "rating/graph/reach_kernel.h"
#else
const reach_edition avx512_reach_edition = {0};
#endif
