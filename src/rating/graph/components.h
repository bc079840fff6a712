/* SPDX-License-Identifier: MIT */
/*
 * Whether a board has forcing chains over static links.
 */
#ifndef ENNEAD_RATING_GRAPH_COMPONENTS_H
#define ENNEAD_RATING_GRAPH_COMPONENTS_H

#include "rating/graph/static_links.h"

/* For each candidate, the set of candidates that are on if it is on. */
typedef struct chain_components {
    uint64_t rows[CANDIDATES * MOST_WORDS];
    uint16_t entry[CANDIDATES], low[CANDIDATES];  /* numbers of Tarjan's algorithm */
    uint16_t stack[CANDIDATES], path[CANDIDATES]; /* candidates not yet in a component, and those
                                                   * being visited */
} chain_components;

/* Whether some candidate implies its own opposite. */
bool has_forcing_chain(chain_components *reach, const chain_graph *graph);

#endif
