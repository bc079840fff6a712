/* SPDX-License-Identifier: MIT */
/*
 * Loops and forcing chains over static links.
 */
#ifndef ENNEAD_RATING_CHAINS_CYCLES_H
#define ENNEAD_RATING_CHAINS_CYCLES_H

#include "rating/graph/breadth_first.h"

enum { LONGEST_LOOP = NODES };

/* A hint of a loop or forcing chain with this many nodes; its order and target are not set. */
chain_hint hint_of_cycle(chain_links links, ennead_se_shape shape, int candidate, int complexity);

/* The order of a hint within a pass; a candidate's loops come before its chains. */
uint32_t order_of_cycle(int candidate, uint32_t nth);

/* Passes the forcing chain from a node to its opposite to the search's sink. */
void offer_forcing(chain_search *s, chain_links links, chain_node start, int length);

/* The loops from a candidate. offer_loop is a loop_function, and passes those that eliminate
 * something, and could be the best, to the search's sink. */
typedef struct cycle_search {
    chain_search *s;
    chain_links links;
    int candidate;
    int shortest; /* shorter ones are of no interest */
} cycle_search;
bool offer_loop(void *user, const chain_path *path, int nth);

/* For an inner search: finds all forcing chains, and all loops that could be the first to remove
 * something. */
void find_all_cycles(chain_search *s, chain_sink sink_of_loops);

#endif
