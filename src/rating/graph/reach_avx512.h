/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for processors with AVX-512. Its functions are NULL if the compiler
 * was not told to use the instruction set.
 */
#ifndef ENNEAD_RATING_GRAPH_REACH_AVX512_H
#define ENNEAD_RATING_GRAPH_REACH_AVX512_H

#include "rating/graph/reachability.h"

extern const reach_edition avx512_reach_edition;

#endif
