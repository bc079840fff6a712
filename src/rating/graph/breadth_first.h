/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and loops of static links: their paths in the original's order, breadth first.
 */
#ifndef ENNEAD_RATING_GRAPH_BREADTH_FIRST_H
#define ENNEAD_RATING_GRAPH_BREADTH_FIRST_H

#include "rating/graph/static_links.h"

/* A path without branches, from its end back to its start: each node follows from the next. */
typedef struct chain_path {
    int count;
    chain_node nodes[NODES + 1];
    uint8_t causes[NODES + 1]; /* a chain_cause; CAUSE_NONE for the start */
} chain_path;

/* A candidate in the order of a search; the nodes from which it follows are those of the entries to
 * which `parent` leads. */
typedef struct search_entry {
    uint16_t number;
    uint16_t parent;
    uint8_t cause;
} search_entry;

enum { MOST_SEARCH_ENTRIES = CANDIDATES * (MOST_WEAK + 1) };

typedef struct chain_paths {
    search_entry entries[MOST_SEARCH_ENTRIES];
    chain_path path;
} chain_paths;

/* Told of the path of each loop, the `nth` from its source. False: no more. */
typedef bool (*loop_function)(void *user, const chain_path *path, int nth);

/* Finds the loops from a candidate that have at most so many links. Returns how many nodes it looked
 * at. */
int find_loops(chain_paths *paths, chain_graph *graph, int source, int longest, loop_function tell,
               void *user);

/* The path of the forcing chain from a node to its opposite; it exists. */
void find_forcing_path(chain_paths *paths, chain_graph *graph, chain_node start);

/* What a loop takes away among some candidates, those that see it in both of its directions. */
void losses_of_loop(const chain_path *path, const chain_board *among, cells losses[10]);

#endif
