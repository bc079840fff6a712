/* SPDX-License-Identifier: MIT */
/*
 * The clock, and the verdict that follows from the way a search has ended.
 */
#define _POSIX_C_SOURCE 200809L

#include "grid/limits.h"

#include <time.h>

double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

ennead_verdict verdict_of(uint64_t found, ennead_search_end end)
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
