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
static inline ennead_verdict verdict_of(uint64_t found, ennead_search_end end)
{
    if (end == ENNEAD_SEARCH_END_NODES || end == ENNEAD_SEARCH_END_TIME ||
        end == ENNEAD_SEARCH_END_STOP)
        return ENNEAD_VERDICT_LIMIT;
    if (found > 1)
        return ENNEAD_VERDICT_SEVERAL;
    if (found == 0)
        return ENNEAD_VERDICT_NONE;
    return end == ENNEAD_SEARCH_END_COMPLETE ? ENNEAD_VERDICT_UNIQUE : ENNEAD_VERDICT_FOUND;
}

#endif
