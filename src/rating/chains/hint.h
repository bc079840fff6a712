/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains: how Sudoku Explainer ranks them, and what they eliminate.
 */
#ifndef ENNEAD_RATING_CHAINS_HINT_H
#define ENNEAD_RATING_CHAINS_HINT_H

#include "rating/graph/breadth_first.h"

/* Sudoku Explainer's sort keys for hints made of several chains. */
enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_REGION = 6, KEY_CONTRADICTION = 7 };

/* Where a chain ends. */
typedef struct chain_end {
    chain_run *run;
    chain_node node;
} chain_end;

/* The number of nodes of the chains that lead to the ends, plus those of each nested chain once.
 * If there are more than `most`, any number above it. */
int complexity_of_ends(chain_search *s, const chain_end *ends, int count, int most);

/* The rank (se_rank) of a hint of a level with this complexity, and the level's rating in
 * tenths. */
int rank_of_level(se_level level, int complexity);
int base_of_level(se_level level);

/* Less than 0 if `a` comes before `b`. */
int compare_hints(const chain_hint *a, const chain_hint *b);

/* The node that begins a forcing chain. */
static inline chain_node start_of_forcing(const chain_hint *hint)
{
    return (chain_node)(hint->source + (hint->target < FIRST_ON ? FIRST_ON : 0));
}

/* Computes the path of a hint that is a loop, in a graph of its links. */
void follow_loop(chain_paths *paths, chain_graph *graph, const chain_hint *hint);

/* Finds where the chains of a hint end. Returns how many there are. */
int ends_of_hint(chain_search *s, const chain_hint *hint, chain_end ends[9]);

#endif
