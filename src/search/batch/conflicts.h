/* SPDX-License-Identifier: MIT */
/*
 * Finds the lanes in which two equal givens share a house. This works only for boards packed from
 * lines of text, where a cell has one candidate or all nine: a digit is a given if another digit
 * is no candidate. For other boards the result means nothing. For each digit the rows are scanned
 * from top to bottom, and a house that already has the digit must not get it again.
 */
#ifndef ENNEAD_SEARCH_BATCH_CONFLICTS_H
#define ENNEAD_SEARCH_BATCH_CONFLICTS_H

#include "search/batch/round.h"

/* The houses met so far that cross the current row, and the lanes in which a house was met
 * twice. */
typedef struct met {
    plane columns[9], boxes[3];
    plane twice;
} met;

INLINE void meet(met *m, plane *house, plane given)
{
    m->twice = or_both(m->twice, *house, given);
    *house |= given;
}

INLINE void meet_row(met *m, const plane *digit, const plane *another)
{
    plane triad[3];

    UNROLL for (int stack = 0; stack < 3; stack++)
    {
        plane given[3];
        UNROLL for (int i = 0; i < 3; i++)
        {
            given[i] = without(digit[3 * stack + i], another[3 * stack + i]);
            meet(m, &m->columns[3 * stack + i], given[i]);
        }
        triad[stack] = or3(given[0], given[1], given[2]);
        m->twice |= two_of(given[0], given[1], given[2]);
        meet(m, &m->boxes[stack], triad[stack]);
    }
    m->twice |= two_of(triad[0], triad[1], triad[2]);
}

static plane conflicting(const lane_boards *b)
{
    plane conflicting = no_lanes();

    for (int d = 0; d < 9; d++) {
        met m = {.twice = no_lanes()};
        for (int row = 0; row < 9; row++) {
            if (row % 3 == 0)
                UNROLL for (int stack = 0; stack < 3; stack++) m.boxes[stack] = no_lanes();
            meet_row(&m, &b->digit[d][9 * row], &b->digit[(d + 1) % 9][9 * row]);
        }
        conflicting |= m.twice;
    }
    return conflicting;
}

#endif
