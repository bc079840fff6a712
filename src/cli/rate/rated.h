/* SPDX-License-Identifier: MIT */
/*
 * What is known of a puzzle that was rated.
 */
#ifndef CLI_RATED_H
#define CLI_RATED_H

#include <ennead.h>

#include "cli/record/where.h"

/* What is known of a puzzle. */
struct puzzle_rating {
    int verdict;                 /* an ennead_verdict, or VERDICT_STUCK */
    const ennead_puzzle *puzzle; /* NULL if digits are placed besides the givens */
    ennead_state state;          /* the state that was rated; see puzzle_state in rate.c */
    bool by_se;                  /* er, ep and ed are known */
    int er, ep, ed;              /* in tenths */
    ennead_known_measures known;
    bool by_hodoku; /* the level is known, */
    bool scored;    /* and the score */
    int score;
    ennead_level level;
    bool counted;  /* the rest is known */
    int technique; /* of the hardest step */
    uint32_t steps;
    uint32_t counts[WHERE_TECHNIQUES]; /* number of steps of each technique of the scale */
};

#endif
