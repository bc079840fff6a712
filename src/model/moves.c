/* SPDX-License-Identifier: MIT */
/*
 * What all cells that are a certain move apart have in common: a knight's, a king's, one step.
 */
#include "model/pairwise.h"

#include <stdlib.h>

enum { KNIGHTS_MOVES = 4, KINGS_MOVES = 4, STEPS = 2 };

/* Half of the moves; the others are these from the other cell. */
static const int knight[KNIGHTS_MOVES][2] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
static const int king[KINGS_MOVES][2] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
static const int step[STEPS][2] = {{0, 1}, {1, 0}};

static bool is_different(const pairwise *what, int one, int other)
{
    (void)what;
    return one != other;
}

static bool is_not_next(const pairwise *what, int one, int other)
{
    return abs(one - other) != what->number;
}

ennead_status build_anti_knight(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {"a knight's move",   is_different, 0, NULL,
                                  PAIRWISE_DIFFERENCE, NULL};

    (void)d;
    (void)rule;
    (void)wrong;
    return pairwise_add_moves(m, &what, knight, KNIGHTS_MOVES);
}

ennead_status build_anti_king(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {"a king's move",     is_different, 0, NULL,
                                  PAIRWISE_DIFFERENCE, NULL};

    (void)d;
    (void)rule;
    (void)wrong;
    return pairwise_add_moves(m, &what, king, KINGS_MOVES);
}

ennead_status build_nonconsecutive(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    pairwise what = {"a step", is_not_next, 1, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    (void)wrong;
    if (rule->number_count > 0)
        what.number = rule->numbers[0];
    return pairwise_add_moves(m, &what, step, STEPS);
}
