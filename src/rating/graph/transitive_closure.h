/* SPDX-License-Identifier: MIT */
/*
 * What static links lead to, as sets without order: for a board once, and then for boards with fewer
 * candidates by what is new there, which are the places that have become strong links. A board
 * without any has no chain that the whole one had not.
 *
 *     on[number], off[number]   the candidates (columns) that, when they are on, lead to it
 *
 * What a candidate that is gone by now was part of stays true, so the sets may hold more than what
 * chains of the smaller board lead to, but never less.
 */
#ifndef ENNEAD_RATING_GRAPH_TRANSITIVE_CLOSURE_H
#define ENNEAD_RATING_GRAPH_TRANSITIVE_CLOSURE_H

#include "rating/graph/reachability.h"
#include "rating/graph/static_links.h"

typedef struct closure_rows {
    uint64_t on[CANDIDATES * MOST_WORDS], off[CANDIDATES * MOST_WORDS];
    uint64_t conflict_at[MOST_WORDS]; /* the candidates that lead to a contradiction */
    uint64_t forced[MOST_WORDS];      /* those to which their own opposite leads */
} closure_rows;

typedef struct transitive_closure {
    const reachability *places; /* numbers and places of the whole board's candidates */
    const chain_tables *tables;
    int words;                    /* of a row */
    int taken;                    /* how many candidates of a run were taken away */
    uint64_t live[MOST_WORDS];    /* the candidates that are left */
    uint64_t changed[MOST_WORDS]; /* the rows that are not those of the whole board */
    uint64_t waiting[UNIT_WORDS]; /* the places in which something may follow */
    uint8_t left[UNITS];          /* how many candidates */
    closure_rows rows, whole;
} transitive_closure;

/* Begins with a board, whose candidates and places the reachable has numbered. */
void begin_closure(transitive_closure *closure, const reachability *places,
                   const chain_tables *tables);

/* Goes back to that board. */
void renew_closure(transitive_closure *closure);

/* Takes a candidate away. */
void take_from_closure(transitive_closure *closure, int candidate);

/* Follows what is new. */
void complete_closure(transitive_closure *closure);

/* The numbers of those that some others turn off, whichever of these is on. */
void turned_off_by_all(const transitive_closure *closure, const uint16_t *numbers, int count,
                       uint64_t common[MOST_WORDS]);

#endif
