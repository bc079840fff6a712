/* SPDX-License-Identifier: MIT */
/*
 * Describes a hint: its chains as graphs of nodes, and each chain nested in them as another hint.
 */
#ifndef ENNEAD_RATING_CHAINS_DESCRIBE_H
#define ENNEAD_RATING_CHAINS_DESCRIBE_H

#include "rating/chains/hint.h"

enum {
    MOST_DESCRIBED = 255,
    MOST_DESCRIBED_NODES = 32768,
    MOST_DESCRIBED_PARENTS = 131072,
    MOST_DESCRIBED_ENDS = 1024,
    NOT_DESCRIBED = UINT16_MAX
};

typedef struct chain_description {
    ennead_se_chains chains[MOST_DESCRIBED];
    size_t chain_count, node_count, parent_count, end_count;
    ennead_se_node nodes[MOST_DESCRIBED_NODES];
    uint16_t parents[MOST_DESCRIBED_PARENTS];
    uint16_t ends[MOST_DESCRIBED_ENDS];
} chain_description;

/* Starts an empty description. */
void begin_description(chain_description *description);

/* Completes a description: numbers the chains in the order in which their nodes refer to them,
 * each before what is nested in it. */
void finish_description(chain_description *description);

/* Describes a hint of a search and what is nested in it. The path of a loop or forcing chain must
 * have been computed. Returns the hint's number, or 0 if there is no space (also for the first
 * hint). */
int describe_hint(chain_search *s, const chain_hint *hint);

#endif
