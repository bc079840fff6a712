/* SPDX-License-Identifier: MIT */
/*
 * --time-limit for a puzzle whose answer takes several searches, or steps, which share the time.
 */
#ifndef CLI_TIME_LIMIT_H
#define CLI_TIME_LIMIT_H

#include <stdbool.h>

#include "cli/options/settings.h"

/* When a puzzle's time is up, on the clock of progress_clock. */
struct time_limit {
    double end; /* 0: never */
};

/* Starts the time of a puzzle. */
struct time_limit time_limit_begin(const struct settings *settings);

bool time_limit_is_over(const struct time_limit *limit);

/* The seconds left, as limits are given to the library: above 0, or 0 for no limit. */
double time_limit_left(const struct time_limit *limit);

#endif
