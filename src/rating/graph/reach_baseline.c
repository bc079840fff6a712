/* SPDX-License-Identifier: MIT */
/*
 * The reachability's operations for any processor.
 */
#include "rating/graph/reach_baseline.h"

#define PLANE_BYTES 16
#define REACH_EDITION baseline_reach_edition
#define REACH_NAME "baseline"
#include "rating/graph/reach_kernel.h"
