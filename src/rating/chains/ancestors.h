/* SPDX-License-Identifier: MIT */
/*
 * What the nodes of a run follow from.
 */
#ifndef ENNEAD_RATING_CHAINS_ANCESTORS_H
#define ENNEAD_RATING_CHAINS_ANCESTORS_H

#include "rating/graph/chain_types.h"

/* Writes the nodes from which a node follows directly. Returns how many there are. */
int parents_of_node(const chain_search *s, const chain_run *run, chain_node node,
                    chain_node parents[CANDIDATES]);

/* Writes the nodes from which a node follows, itself first, breadth first as Sudoku Explainer
 * does. Returns how many there are; stops when there are more than `most`. */
int gather_ancestors(const chain_search *s, const chain_run *run, chain_node end, int most,
                     chain_node found[NODES]);

/* Returns only how many there are, or a number above `most`. */
int count_ancestors(const chain_search *s, chain_run *run, chain_node end, int most);

#endif
