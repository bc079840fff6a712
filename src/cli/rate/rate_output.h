/* SPDX-License-Identifier: MIT */
/*
 * How ratings are written.
 */
#ifndef CLI_RATE_OUTPUT_H
#define CLI_RATE_OUTPUT_H

#include "cli/batch/slot.h"
#include "cli/options/choices.h"
#include "cli/rate/rate_settings.h"
#include "cli/rate/rated.h"

/* The name of a verdict; NULL when there is none of that number. */
const char *rate_verdict_name(size_t verdict);

/* A puzzle and what is known of it, or a piece of input that is no puzzle. */
struct rate_answer {
    const struct slot *slot;
    const struct item *item;
    const struct puzzle_rating *rated; /* NULL for an error */
};

struct rate_output {
    const char *name;
    const char *help;
    void (*begin)(struct text *text); /* may be NULL */
    void (*answer)(struct text *text, const struct rate_settings *settings,
                   const struct rate_answer *answer);
};

/* Of struct rate_output. */
extern const struct choices rating_choices;

#endif
