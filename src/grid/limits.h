/* SPDX-License-Identifier: MIT */
/*
 * The clock for time limits, and the verdict that follows from the number of solutions found and
 * the reason why the search ended.
 */
#ifndef ENNEAD_GRID_LIMITS_H
#define ENNEAD_GRID_LIMITS_H

#include "ennead.h"

/* Seconds on a monotonic clock. */
double seconds_now(void);

/* The verdict on a puzzle after a search that found `found` solutions and ended this way. */
ennead_verdict verdict_of(uint64_t found, ennead_search_end end);

#endif
