/* SPDX-License-Identifier: MIT */
/*
 * --time-limit for a puzzle whose answer takes more than one search, or steps, which share the time.
 */
#ifndef CLI_TIME_LIMIT_H
#define CLI_TIME_LIMIT_H

#include <stdbool.h>

#include "cli/options/settings.h"

/* When the time of a puzzle is over; by progress_clock. */
struct time_limit {
    double end; /* 0: never */
};

/* The time of a puzzle begins. */
struct time_limit time_limit_begin(const struct settings *settings);

bool time_limit_is_over(const struct time_limit *limit);

/* How many seconds are left, as the library takes limits: above 0, or 0 for no limit. */
double time_limit_left(const struct time_limit *limit);

#endif
