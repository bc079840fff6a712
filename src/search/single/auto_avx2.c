/* SPDX-License-Identifier: MIT */
/*
 * The engine for one puzzle, for processors with AVX2: a board is five vectors.
 */
#include "search/single/auto_avx2.h"

#ifdef __AVX2__
#define PLANE_BYTES 32
#define EDITION_ENGINE avx2_auto_engine
#include "search/single/auto_kernel.h"
#else
const engine avx2_auto_engine = {0};
#endif
