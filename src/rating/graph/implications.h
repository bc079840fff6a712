/* SPDX-License-Identifier: MIT */
/*
 * What following a supposition needs to know of the candidates of a search, in few and small pieces:
 * for each candidate the list of those that it turns off, and for each cell, and digit in a house,
 * how many candidates are left and the exclusive or of their numbers. Of one that is left alone this
 * is its number, so nobody needs to look for it.
 *
 *     turned   bits 0 to 9 the candidate, 10 and up by what (a chain_cause)
 *     left     bits 0 to 9 exclusive or of candidates, 12 to 15 how many
 */
#ifndef ENNEAD_RATING_GRAPH_IMPLICATIONS_H
#define ENNEAD_RATING_GRAPH_IMPLICATIONS_H

#include "rating/graph/chain_types.h"

enum {
    CANDIDATE_BITS = 1023,
    CAUSE_SHIFT = 10,
    LEFT_SHIFT = 12,
    ONE_LEFT = 1 << LEFT_SHIFT,
    MOST_TURNED = 32, /* 28, and a whole line of cache */
    TURNED_UNKNOWN = UINT8_MAX
};

typedef union chain_left {
    uint16_t of[UNITS];
    quad quads[(UNITS * sizeof(uint16_t) + sizeof(quad) - 1) / sizeof(quad)];
} chain_left;

typedef struct chain_implications {
    const chain_board *board;
    const chain_tables *tables;
    chain_left left;
    uint8_t count[CANDIDATES];   /* TURNED_UNKNOWN: not listed yet */
    uint8_t in_cell[CANDIDATES]; /* of the list, those by the cell, which come first */
    uint16_t turned[CANDIDATES][MOST_TURNED];
} chain_implications;

/* Begins the implied of a board, which stays as it is as long as the implied is used. */
void begin_implications(chain_implications *implied, const chain_board *board,
                        const chain_tables *tables);

/* Lists what a candidate turns off: the others of its cell, of its digit in box, row, column. */
void list_turned_off(chain_implications *implied, int candidate);

/* Whether a candidate that goes leaves another alone. */
static inline bool has_partner(const chain_implications *implied, int candidate)
{
    const uint16_t *units = implied->tables->units[candidate];
    bool any = false;

    for (int i = 0; i < 4; i++)
        any |= implied->left.of[units[i]] >> LEFT_SHIFT == 2;
    return any;
}

#endif
