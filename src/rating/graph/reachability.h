/* SPDX-License-Identifier: MIT */
/*
 * Finds which suppositions of dynamic chains lead to a hint, for all suppositions at once and
 * without regard to order. What follows from a supposition by links alone does not depend on the
 * order in which links are followed, except where a contradiction stops it. So only the
 * suppositions that lead to a contradiction, and those whose cell or house has something in
 * common, have to be followed in order.
 *
 *     on[candidate], off[candidate]   the suppositions (columns) from which it follows
 *     led[column]                     the candidates that are then on, and those that are off
 */
#ifndef ENNEAD_RATING_GRAPH_REACHABILITY_H
#define ENNEAD_RATING_GRAPH_REACHABILITY_H

#include "rating/graph/implications.h"

/* A candidate is supposed off only where it is one of two in some unit. Such a unit has lost seven
 * of its nine candidates, and each loss counts in four units: if m of the 729 candidates are left,
 * at most 8 m / 7 of the others are supposed off, and never more than all. That makes at most 778
 * suppositions. */
enum {
    REACH_COLUMNS = 1024,
    REACH_WORDS = REACH_COLUMNS / 64,
    UNIT_WORDS = (UNITS + 63) / 64,
    LED_WORDS = 2 * ((CANDIDATES + 63) / 64),
    NO_COLUMN = UINT16_MAX
};

typedef struct reachability_unit {
    uint16_t members[9];
    uint8_t count;
} reachability_unit;

typedef struct reachability {
    int count;   /* candidates */
    int columns; /* number of suppositions */
    int words;   /* words of a set of suppositions; a multiple of a vector */
    uint16_t candidate[CANDIDATES];
    uint16_t column[NODES]; /* NO_COLUMN if nothing follows */
    reachability_unit units[UNITS];
    uint64_t open[UNIT_WORDS];    /* units with two or more members */
    uint64_t waiting[UNIT_WORDS]; /* units in which something may follow */
    uint64_t bad[REACH_WORDS];    /* the suppositions that lead to a contradiction */
    uint64_t on[CANDIDATES * REACH_WORDS], off[CANDIDATES * REACH_WORDS];
    uint64_t led[REACH_COLUMNS * LED_WORDS];
} reachability;

/* Fills the reachability from the candidates of `implied`. */
void fill_reachability(reachability *reachable, const chain_implications *implied);

/* Numbers the candidates of `implied` and supposes each of them on and off; nothing is followed
 * yet. Returns false if there are too many. */
bool number_suppositions(reachability *reachable, const chain_implications *implied);

/* Whether a supposition leads to a contradiction. */
static inline bool is_bad(const reachability *reachable, int node)
{
    const int column = reachable->column[node];

    return column != NO_COLUMN && (reachable->bad[column / 64] >> column % 64 & 1) != 0;
}

/* Sets `common` to what follows from all of the given suppositions, in the form of `led`. Those
 * that lead to a contradiction are left out; if all do, `common` is everything. Returns whether
 * there is anything. */
bool have_common_nodes(const reachability *reachable, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS]);

#endif
