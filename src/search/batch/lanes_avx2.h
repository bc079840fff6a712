/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX2. The function returns NULL if the compiler was not
 * told to use the instruction set.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_AVX2_H
#define ENNEAD_SEARCH_BATCH_LANES_AVX2_H

#include "search/batch/lanes.h"

const kernel *avx2_edition(void);

#endif
