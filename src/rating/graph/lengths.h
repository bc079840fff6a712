/* SPDX-License-Identifier: MIT */
/*
 * The lengths of forcing chains over static links, without their paths.
 */
#ifndef ENNEAD_RATING_GRAPH_LENGTHS_H
#define ENNEAD_RATING_GRAPH_LENGTHS_H

#include "rating/graph/static_links.h"

enum { NOT_ASKED = 1 }; /* the length for a candidate that is alone in its cell */

/* For each candidate, the sets of candidates that follow if it is off [2 * number] and on [2 *
 * number + 1]. */
typedef struct chain_lengths {
    uint64_t on[NODES * MOST_WORDS];
    uint64_t off[NODES * MOST_WORDS];
    uint64_t fresh[NODES * MOST_WORDS]; /* turned on in the last layer */
    uint16_t length[NODES];             /* nodes of the forcing chain; 0 if none was found */
    uint16_t growing[NODES];            /* the suppositions that may still lead further */
    int growing_count;
    int layer;
} chain_lengths;

/* begin_lengths starts; lengthen looks for chains that are two nodes longer, and returns whether
 * there are any. */
void begin_lengths(chain_lengths *lengths, const chain_graph *graph);
bool lengthen(chain_lengths *lengths, const chain_graph *graph);

#endif
