/* SPDX-License-Identifier: MIT */
/*
 * Finds the best hint of dynamic chains, beginning with those that may have the fewest nodes.
 */
#ifndef ENNEAD_RATING_CHAINS_PROMISING_H
#define ENNEAD_RATING_CHAINS_PROMISING_H

#include "rating/graph/chain_types.h"

/* Several suppositions of which one must be true, or one that may lead to a contradiction. */
typedef struct chain_group {
    chain_node nodes[9];
    uint8_t count; /* 1: a contradiction */
    uint8_t shape; /* an ennead_se_shape */
    uint8_t key;
    uint16_t source;
    uint16_t place; /* in Sudoku Explainer's order */
    int least;      /* no hint of the group has fewer nodes */
} chain_group;

enum { MOST_GROUPS = 3 * CANDIDATES + ENNEAD_CELLS + 9 * HOUSES };

/* Offers the best hint of a search for dynamic chains by links alone to its sink, perhaps after
 * others. */
void find_best_dynamic(chain_search *s);

#endif
