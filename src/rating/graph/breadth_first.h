/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and loops over static links: their paths in Sudoku Explainer's order, breadth
 * first.
 */
#ifndef ENNEAD_RATING_GRAPH_BREADTH_FIRST_H
#define ENNEAD_RATING_GRAPH_BREADTH_FIRST_H

#include "rating/graph/static_links.h"

/* A path without branches, from its end back to its start. Each node follows from the next one in
 * the array. */
typedef struct chain_path {
    int count;
    chain_node nodes[NODES + 1];
    uint8_t causes[NODES + 1]; /* a chain_cause for each node; CAUSE_NONE for the start */
} chain_path;

/* A candidate in the order of a search. `parent` is the index of the entry from which it follows.
 * `behind` has a bit, the number's rest by 64, for each candidate that is off on its path. */
typedef struct search_entry {
    uint64_t behind;
    uint16_t number;
    uint16_t parent;
    uint8_t cause;
} search_entry;

enum { MOST_SEARCH_ENTRIES = CANDIDATES * (MOST_WEAK + 1) };

typedef struct chain_paths {
    search_entry entries[MOST_SEARCH_ENTRIES];
    chain_path path;
} chain_paths;

/* Called with the path of each loop, the `nth` from its source. Return false to end the search. */
typedef bool (*loop_function)(void *user, const chain_path *path, int nth);

/* Finds the loops from a candidate with at most `longest` links. Returns how many nodes it looked
 * at. */
int find_loops(chain_paths *paths, chain_graph *graph, int source, int longest, loop_function tell,
               void *user);

/* Finds the path of the forcing chain from a node to its opposite. The chain must exist. */
void find_forcing_path(chain_paths *paths, chain_graph *graph, chain_node start);

/* The candidates of `among` that a loop eliminates: those that see it in both directions. */
void losses_of_loop(const chain_path *path, const chain_board *among, cells losses[10]);

#endif
