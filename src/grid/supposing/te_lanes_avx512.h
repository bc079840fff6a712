/* SPDX-License-Identifier: MIT */
/*
 * Suppositions in lanes, for processors with AVX-512. Returns false, and does nothing, if the
 * compiler was not told to use the instruction set.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LANES_AVX512_H
#define ENNEAD_GRID_SUPPOSING_TE_LANES_AVX512_H

#include "grid/supposing/te_lanes_edition.h"

te_lanes_edition te_find_broken_avx512;

#endif
