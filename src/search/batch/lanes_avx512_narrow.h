/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX-512, with half as many lanes as in lanes_avx512.h. The
 * function returns NULL if the compiler was not told to use the instruction set.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_AVX512_NARROW_H
#define ENNEAD_SEARCH_BATCH_LANES_AVX512_NARROW_H

#include "search/batch/lanes.h"

const kernel *avx512_narrow_edition(void);

#endif
