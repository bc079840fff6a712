/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX-512. The function returns NULL if the compiler was not
 * told to use the instruction set.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_AVX512_H
#define ENNEAD_SEARCH_BATCH_LANES_AVX512_H

#include "search/batch/lanes.h"

const kernel *avx512_edition(void);

#endif
