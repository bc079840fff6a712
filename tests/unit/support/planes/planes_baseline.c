/* SPDX-License-Identifier: MIT */
/*
 * The table of the edition "baseline": see planes.h.
 */
#include "support/planes/planes.h"

#define PLANE_BYTES 16
#define EDITION_NAME "baseline"
#define TABLE planes_baseline
#include "support/planes/planes_of.h"
