/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for processors with AVX2. Its functions are NULL if the compiler
 * was not told to use the instruction set.
 */
#ifndef ENNEAD_RATING_GRAPH_REACH_AVX2_H
#define ENNEAD_RATING_GRAPH_REACH_AVX2_H

#include "rating/graph/reachability.h"

extern const reach_edition avx2_reach_edition;

#endif
