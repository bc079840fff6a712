/* SPDX-License-Identifier: MIT */
/*
 * What static links lead to, as sets without order. Computed once for a board, and then updated
 * for boards with fewer candidates, where only the units that became strong links are new. A board
 * without new strong links has no chains that the whole board did not have.
 *
 *     off[number]   the candidates that, when they are on, turn it off; in the other direction, as
 *                   all links work both ways, those that it turns off
 *
 * A candidate that turns itself off leads to a contradiction. Links over candidates that are gone
 * now are kept, so a set may contain more than the chains of the smaller board lead to, but never
 * less.
 */
#ifndef ENNEAD_RATING_GRAPH_TRANSITIVE_CLOSURE_H
#define ENNEAD_RATING_GRAPH_TRANSITIVE_CLOSURE_H

#include "rating/graph/reachability.h"
#include "rating/graph/static_links.h"

typedef struct transitive_closure {
    const reachability *places; /* the candidates and units of the whole board */
    const chain_tables *tables;
    int words;                    /* words of a row */
    uint64_t live[MOST_WORDS];    /* the candidates that are left */
    uint64_t changed[MOST_WORDS]; /* rows that differ from those of the whole board */
    uint64_t two[UNIT_WORDS];     /* units with two candidates left */
    uint64_t waiting[UNIT_WORDS]; /* those that are new */
    uint8_t left[UNITS];          /* how many candidates */
    uint16_t pair[UNITS][2];      /* the two candidates, once the unit was followed */
    uint64_t off[CANDIDATES * MOST_WORDS];
    uint64_t conflict_at[MOST_WORDS]; /* candidates that lead to a contradiction */
    uint64_t forced[MOST_WORDS];      /* candidates implied by their own opposite; all of them only
                                       * if there is no contradiction */
    uint64_t whole_off[CANDIDATES * MOST_WORDS], whole_conflict_at[MOST_WORDS];
    uint64_t whole_live[MOST_WORDS], whole_two[UNIT_WORDS];
    uint8_t whole_left[UNITS];
} transitive_closure;

/* Begins with the board whose candidates and units `places` has numbered. */
void begin_closure(transitive_closure *closure, const reachability *places,
                   const chain_tables *tables);

/* Goes back to that board. */
void renew_closure(transitive_closure *closure);

/* Removes a candidate. */
void take_from_closure(transitive_closure *closure, int candidate);

/* Follows what is new since candidates were removed, and finds what is forced. */
void complete_closure(transitive_closure *closure);

/* The candidates that are turned off whichever of the given ones is on. Returns whether there are
 * any. */
bool turned_off_by_all(const transitive_closure *closure, const uint16_t *numbers, int count,
                       uint64_t common[MOST_WORDS]);

#endif
