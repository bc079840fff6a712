/* SPDX-License-Identifier: MIT */
/*
 * --where: which ratings are written.
 */
#ifndef CLI_RATE_WHERE_H
#define CLI_RATE_WHERE_H

#include "cli/rate/rate_settings.h"
#include "cli/rate/rated.h"

/* Compiles --where for the scale; EXIT_USAGE: it is wrong, and a message has been given. */
enum exit_code rate_compile(struct rate_settings *settings);

/* Whether a puzzle is one of those that --where asks for. */
bool rate_wanted(const struct rate_settings *settings, const struct puzzle_rating *rated);

#endif
