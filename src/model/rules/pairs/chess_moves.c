/* SPDX-License-Identifier: MIT */
/*
 * Rules about all cells that are a certain move apart: a knight's, a king's, one step.
 */
#include "model/rules/pairs/chess_moves.h"

#include "model/rules/pairs/pairwise.h"

#include <stdlib.h>

enum { KNIGHTS_MOVES = 4, KINGS_MOVES = 4, STEPS = 2 };

/* Half of the moves; the others are the same moves from the other cell. */
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
    static const pairwise what = {SENTENCE_MODEL_PAIR_KNIGHT, is_different, 0, NULL,
                                  PAIRWISE_DIFFERENCE,        NULL};

    (void)d;
    (void)rule;
    (void)wrong;
    return pairwise_add_moves(m, &what, knight, KNIGHTS_MOVES);
}

ennead_status build_anti_king(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    static const pairwise what = {SENTENCE_MODEL_PAIR_KING, is_different, 0, NULL,
                                  PAIRWISE_DIFFERENCE,      NULL};

    (void)d;
    (void)rule;
    (void)wrong;
    return pairwise_add_moves(m, &what, king, KINGS_MOVES);
}

static bool is_not_distance(const pairwise *what, int one, int other)
{
    return one != what->number || other != what->number;
}

ennead_status build_anti_taxicab(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong)
{
    const int greatest = m->first_value + m->values - 1;

    (void)d;
    (void)rule;
    (void)wrong;
    for (int distance = 1; distance <= greatest && distance < m->rows + m->columns; distance++) {
        const pairwise what = {
            SENTENCE_MODEL_PAIR_DISTANCE, is_not_distance, distance, NULL, PAIRWISE_MORE, NULL};
        int moves[2 * ENNEAD_MOST_SIZE][2], count = 0;
        for (int right = 1 - distance; right <= distance; right++, count++) {
            moves[count][0] = distance - abs(right);
            moves[count][1] = right;
        }
        const ennead_status status = pairwise_add_moves(m, &what, (const int(*)[2])moves, count);
        if (status != ENNEAD_STATUS_OK)
            return status;
    }
    return ENNEAD_STATUS_OK;
}

ennead_status build_nonconsecutive(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    pairwise what = {SENTENCE_MODEL_PAIR_STEP, is_not_next, 1, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    (void)wrong;
    if (rule->number_count > 0)
        what.number = rule->numbers[0];
    return pairwise_add_moves(m, &what, step, STEPS);
}
