/* SPDX-License-Identifier: MIT */
/*
 * The scales. They do not compare; SE and HoDoKu fill columns of their own.
 */
#ifndef CLI_RATE_SCALES_H
#define CLI_RATE_SCALES_H

#include "cli/options/choices.h"
#include "cli/rate/rated.h"

/* The memory of one thread that rates: what the scale needs, else NULL. */
struct rating_tools {
    ennead_rater *rater;
    ennead_finder *finder;
};

struct scale {
    const char *name;
    const char *help;
    const char *(*technique)(int technique); /* its name; NULL past the last */
    bool (*techniques_named)(const char *name, size_t length, struct where_set *set);
    uint64_t never; /* the fields, a bit each, that it does not tell */
    bool needs_rater, needs_finder;
    ennead_se_scale rater; /* the rater's scale */
    /* Rates a puzzle that has one solution, from rated->state. False: stopped. */
    bool (*rate)(const struct rating_tools *tools, struct puzzle_rating *rated);
};

/* Of struct scale. */
extern const struct choices scale_choices;

#endif
