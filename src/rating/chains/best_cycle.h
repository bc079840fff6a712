/* SPDX-License-Identifier: MIT */
/*
 * The best loop or forcing chain over static links.
 */
#ifndef ENNEAD_RATING_CHAINS_BEST_CYCLE_H
#define ENNEAD_RATING_CHAINS_BEST_CYCLE_H

#include "rating/graph/cell_loops.h"
#include "rating/graph/strong_chains.h"

/* The best hint with X-links of a digit, kept until its places change. */
typedef struct kept_cycle {
    positions places[9]; /* by row */
    bool known;
    chain_hint best; /* NO_RANK if there is none */
} kept_cycle;

/* What the search for the best cycle needs in memory. */
typedef struct cycle_memory {
    kept_cycle kept[10]; /* by digit */
    strong_chains digit, all;
    cell_loops cells;
} cycle_memory;

/* Forgets the hints that were kept. */
void forget_cycles(cycle_memory *memory);

/* Finds the best loop or forcing chain. The graph of its links is left in the search's memory: for
 * a loop its lists, else if the rater tells its steps all of it. */
void find_best_cycle(chain_search *s);

#endif
