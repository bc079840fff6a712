/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for processors with AVX-512 on which two operations with two inputs take less
 * time than one with three. The function returns NULL if the compiler was not told to use the
 * instruction set.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_AVX512_TWO_INPUTS_H
#define ENNEAD_SEARCH_BATCH_LANES_AVX512_TWO_INPUTS_H

#include "search/batch/lanes.h"

const kernel *avx512_two_inputs_edition(void);

#endif
