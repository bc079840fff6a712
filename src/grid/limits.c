/* SPDX-License-Identifier: MIT */
/*
 * The clock, and the verdict that follows from how a search has ended.
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

ennead_verdict verdict_of(uint64_t found, ennead_end end)
{
    if (end == ENNEAD_ENDED_NODES || end == ENNEAD_ENDED_TIME || end == ENNEAD_ENDED_STOP)
        return ENNEAD_LIMIT;
    if (found > 1)
        return ENNEAD_SEVERAL;
    if (found == 0)
        return ENNEAD_NONE;
    return end == ENNEAD_ENDED_COMPLETE ? ENNEAD_UNIQUE : ENNEAD_FOUND;
}
