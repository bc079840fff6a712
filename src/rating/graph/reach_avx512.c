/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for processors with AVX-512.
 */
#include "rating/graph/reach_avx512.h"

#if defined(__AVX512F__)
#define PLANE_BYTES 64
#define REACH_EDITION avx512_reach_edition
#define REACH_NAME "avx512"
#include "rating/graph/reach_kernel.h"
#else
const reach_edition avx512_reach_edition = {0};
#endif
