/* SPDX-License-Identifier: MIT */
/*
 * The engine for one puzzle, for processors with AVX-512: a board is three vectors.
 */
#include "search/single/auto_avx512.h"

#if defined(__AVX512VL__) && defined(__AVX512BW__)
#define PLANE_BYTES 64
#define EDITION_ENGINE avx512_auto_engine
#include "search/single/auto_kernel.h"
#else
const engine avx512_auto_engine = {0};
#endif
