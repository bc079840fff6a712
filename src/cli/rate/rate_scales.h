/* SPDX-License-Identifier: MIT */
/*
 * The scales. Their numbers cannot be compared, so SE and HoDoKu have separate columns.
 */
#ifndef CLI_RATE_SCALES_H
#define CLI_RATE_SCALES_H

#include "cli/options/choices.h"
#include "cli/rate/rated.h"
#include "cli/record/fields.h"

/* The tools of one thread that rates. What the scale does not need is NULL. */
struct rating_tools {
    ennead_rater *rater;
    ennead_finder *finder;
    ennead_rater_options options; /* the limits */
    ennead_measuring *measuring;  /* shows how far measures have come; may be NULL */
};

struct scale {
    const char *name;
    const char *help;
    const char *(*technique)(int technique); /* its name; NULL past the last */
    bool (*techniques_named)(const char *name, size_t length, struct where_set *set);
    field_set never; /* the fields that this scale never has */
    bool needs_rater, needs_finder;
    bool needs_state;      /* of puzzles, too, without placed digits */
    ennead_se_scale rater; /* the rater's scale */
    bool is_measure;       /* records have the field of the measure instead of the others */
    ennead_measure measure;
    enum field field;
    int kinds; /* the number of the first kind of steps of puzzles with rules, after all others */
    /* Rates a puzzle with one solution, from rated->state; without needs_state, from rated->puzzle
     * if it is there. Returns false if stopped. */
    bool (*rate)(const struct rating_tools *tools, const struct scale *scale,
                 struct puzzle_rating *rated);
};

struct rate_settings;

/* Makes the tools that the scale of the settings needs. Returns false if memory runs out; in either
 * case rating_tools_free frees them. */
bool rating_tools_make(struct rating_tools *tools, const struct rate_settings *settings);
void rating_tools_free(struct rating_tools *tools);

/* Rows are struct scale. */
extern const struct choices scale_choices;

/* The next scale of a choice, from number *at on, which becomes the number after it; NULL: there
 * are no more. */
const struct scale *scale_next(unsigned chosen, size_t *at);

#endif
