/* SPDX-License-Identifier: MIT */
/*
 * Whether there are forcing chains of static links.
 */
#ifndef ENNEAD_RATING_GRAPH_COMPONENTS_H
#define ENNEAD_RATING_GRAPH_COMPONENTS_H

#include "rating/graph/static_links.h"

/* What follows from each candidate that is on: the sets of those that are on then. */
typedef struct chain_components {
    uint64_t rows[CANDIDATES * MOST_WORDS];
    uint16_t entry[CANDIDATES], low[CANDIDATES];  /* of a walk through them, in its order */
    uint16_t stack[CANDIDATES], path[CANDIDATES]; /* the open ones, and those being walked */
} chain_components;

/* Whether some candidate leads to its own opposite. */
bool has_forcing_chain(chain_components *reach, const chain_graph *graph);

#endif
