/* SPDX-License-Identifier: MIT */
/*
 * What is known of a puzzle that was rated.
 */
#ifndef CLI_RATED_H
#define CLI_RATED_H

#include <ennead.h>

#include "cli/rate/where.h"

/* Verdicts on a puzzle, as they are written. */
#define RATE_VERDICTS(VERDICT) \
    VERDICT(RATED, "unique", "it has one solution, and is rated") \
    VERDICT(RATED_STUCK, "stuck", "it has one, but the scale's techniques lead no further") \
    VERDICT(RATED_SEVERAL, "several", "it has several solutions") \
    VERDICT(RATED_NONE, "none", "it has none") \
    VERDICT(RATED_LIMIT, "limit", "--node-limit or --time-limit came first")

enum rate_verdict {
#define RATE_VERDICT(code, name, help) code,
    RATE_VERDICTS(RATE_VERDICT)
#undef RATE_VERDICT
        RATE_VERDICT_COUNT,
};

_Static_assert((int)ENNEAD_SE_TECHNIQUE_COUNT <= WHERE_TECHNIQUES &&
                   (int)ENNEAD_TECHNIQUE_COUNT <= WHERE_TECHNIQUES,
               "a set has room for all techniques");

/* What is known of a puzzle. */
struct puzzle_rating {
    enum rate_verdict verdict;
    const ennead_puzzle *puzzle; /* NULL where digits are placed besides the givens */
    ennead_state state;          /* that was rated */
    bool by_se;                  /* er, ep and ed are there */
    int er, ep, ed;              /* in tenths */
    bool by_hodoku;              /* the level is there, */
    bool scored;                 /* and the score */
    int score;
    ennead_level level;
    bool counted;  /* the rest is there */
    int technique; /* of the hardest step */
    uint32_t steps;
    uint32_t counts[WHERE_TECHNIQUES]; /* of the steps of each technique of the scale */
};

#endif
