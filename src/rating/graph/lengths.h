/* SPDX-License-Identifier: MIT */
/*
 * How long forcing chains of static links are, without their paths.
 */
#ifndef ENNEAD_RATING_GRAPH_LENGTHS_H
#define ENNEAD_RATING_GRAPH_LENGTHS_H

#include "rating/graph/static_links.h"

enum { NOT_ASKED = 1 }; /* the length of a candidate that is alone in its cell */

/* The sets of numbers that follow from each candidate when it is off [2 * number] and on [2 *
 * number + 1]. */
typedef struct chain_lengths {
    uint64_t on[NODES * MOST_WORDS];
    uint64_t off[NODES * MOST_WORDS];
    uint64_t fresh[NODES * MOST_WORDS]; /* on since the last layer */
    uint16_t length[NODES];             /* nodes of the forcing chain; 0: none was found */
    uint16_t growing[NODES];            /* the suppositions that may lead further */
    int growing_count;
    int layer;
} chain_lengths;

/* Begins, and looks at chains that are two nodes longer; true: there are some. */
void begin_lengths(chain_lengths *lengths, const chain_graph *graph);
bool lengthen(chain_lengths *lengths, const chain_graph *graph);

#endif
