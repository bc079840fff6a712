/* SPDX-License-Identifier: MIT */
/*
 * What is needed to follow a supposition, in compact form: for each candidate, the list of those
 * that it turns off; for each cell, and each digit in a house, the number of candidates left and
 * the exclusive or of their numbers. When one is left, the exclusive or is its number, so there is
 * no need to search for it.
 *
 *     turned   bits 0 to 9 the candidate, 10 and up the reason (a chain_cause)
 *     left     bits 0 to 9 exclusive or of candidates, 12 to 15 how many
 */
#ifndef ENNEAD_RATING_GRAPH_IMPLICATIONS_H
#define ENNEAD_RATING_GRAPH_IMPLICATIONS_H

#include "rating/graph/chain_types.h"

enum {
    CAUSE_SHIFT = 10,
    MOST_TURNED = 32, /* 28, rounded up to a whole cache line */
    TURNED_UNKNOWN = UINT8_MAX
};

typedef struct chain_implications {
    const chain_board *board;
    const chain_tables *tables;
    chain_left left;
    uint8_t count[CANDIDATES];   /* TURNED_UNKNOWN if not listed yet */
    uint8_t in_cell[CANDIDATES]; /* how many of the list are in the same cell; they come first */
    uint16_t turned[CANDIDATES][MOST_TURNED];
} chain_implications;

/* Begins the implications of a board, which must not change while they are used. */
void begin_implications(chain_implications *implied, const chain_board *board,
                        const chain_tables *tables);

/* Lists what a candidate turns off: the others of its cell, and its digit in box, row and
 * column. */
void list_turned_off(chain_implications *implied, int candidate);

/* Whether some unit of a candidate has only one other candidate left. */
static inline bool has_partner(const chain_implications *implied, int candidate)
{
    const uint16_t *units = implied->tables->units[candidate];
    bool any = false;

    for (int i = 0; i < 4; i++)
        any |= implied->left.of[units[i]] >> LEFT_SHIFT == 2;
    return any;
}

#endif
