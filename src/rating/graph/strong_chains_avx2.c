/* SPDX-License-Identifier: MIT */
/*
 * Strong chains for processors with AVX2.
 */
#include "rating/graph/strong_chains_edition.h"

#if defined(__AVX2__)
#define STRONG_CHAINS_EDITION strong_chains_avx2
#include "rating/graph/strong_chains_kernel.h"
#else
const strong_chains_edition strong_chains_avx2 = {0};
#endif
