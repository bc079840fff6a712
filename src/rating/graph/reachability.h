/* SPDX-License-Identifier: MIT */
/*
 * Which suppositions of dynamic chains lead to a hint, found for all of them at a time and without
 * order. What follows from a supposition by links alone does not depend on the order in which they
 * are followed, but for where a contradiction ends it; so only those that come to a contradiction,
 * and those whose cell or house comes to something together, have to be followed in order.
 *
 *     on[candidate], off[candidate]   the suppositions (columns) from which it follows
 *     led[column]                     the candidates that are on, and those that are off then
 */
#ifndef ENNEAD_RATING_GRAPH_REACHABILITY_H
#define ENNEAD_RATING_GRAPH_REACHABILITY_H

#include "rating/graph/implications.h"

/* A candidate is supposed off only where it is one of two in some place. Such a place has lost seven
 * of nine, and what is lost is lost in four places: when m of the 729 candidates are, at most 8 m / 7
 * of the others are supposed off, and never more than all. That makes 778 suppositions at most. */
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
    int columns; /* suppositions */
    int words;   /* of a set of suppositions; whole vectors */
    uint16_t candidate[CANDIDATES];
    uint16_t column[NODES]; /* NO_COLUMN: nothing follows */
    reachability_unit units[UNITS];
    uint64_t open[UNIT_WORDS];    /* the units of two members and more */
    uint64_t waiting[UNIT_WORDS]; /* those in which something may follow */
    uint64_t bad[REACH_WORDS];    /* the suppositions that come to a contradiction */
    uint64_t on[CANDIDATES * REACH_WORDS], off[CANDIDATES * REACH_WORDS];
    uint64_t led[REACH_COLUMNS * LED_WORDS];
} reachability;

/* Fills the reachable with the suppositions of a implied's candidates. */
void fill_reachability(reachability *reachable, const chain_implications *implied);

/* Numbers a implied's candidates and supposes each of them on and off; nothing follows yet. False: they
 * are too many. */
bool number_suppositions(reachability *reachable, const chain_implications *implied);

/* Whether a supposition comes to a contradiction. */
static inline bool is_bad(const reachability *reachable, int node)
{
    const int column = reachable->column[node];

    return column != NO_COLUMN && (reachable->bad[column / 64] >> column % 64 & 1) != 0;
}

/* What follows from all of some suppositions, as in `led`; those that come to a contradiction are left
 * out, and when all do it is anything. Whether there is any. */
bool have_common_nodes(const reachability *reachable, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS]);

#endif
