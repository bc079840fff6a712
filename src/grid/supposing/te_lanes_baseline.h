/* SPDX-License-Identifier: MIT */
/*
 * Suppositions in lanes, for every processor.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LANES_BASELINE_H
#define ENNEAD_GRID_SUPPOSING_TE_LANES_BASELINE_H

#include "grid/supposing/te_lanes_edition.h"

te_lanes_edition te_find_broken_baseline;

#endif
