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
