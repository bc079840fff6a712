/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for any processor.
 */
#ifndef ENNEAD_RATING_GRAPH_REACH_BASELINE_H
#define ENNEAD_RATING_GRAPH_REACH_BASELINE_H

#include "rating/graph/reachability.h"

extern const reach_edition baseline_reach_edition;

#endif
