/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for processors with AVX2.
 */
#include "rating/graph/reach_avx2.h"

#if defined(__AVX2__)
#define PLANE_BYTES 32
#define REACH_EDITION avx2_reach_edition
#define REACH_NAME "avx2"
#include "rating/graph/reach_kernel.h"
#else
const reach_edition avx2_reach_edition = {0};
#endif
