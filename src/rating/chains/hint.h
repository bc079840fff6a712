/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains: what they are worth in the original's eyes, and what they do.
 */
#ifndef ENNEAD_RATING_CHAINS_HINT_H
#define ENNEAD_RATING_CHAINS_HINT_H

#include "rating/graph/breadth_first.h"

/* The original's sort keys of hints of several chains. */
enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_REGION = 6, KEY_CONTRADICTION = 7 };

/* Where a chain ends. */
typedef struct chain_end {
    chain_run *run;
    chain_node node;
} chain_end;

/* The nodes of the chains that lead to the ends, and of each chain nested in them once; or any number
 * above `most` when there are more than `most`. */
int complexity_of_ends(chain_search *s, const chain_end *ends, int count, int most);

/* The rank (se_rank) of a hint of a level, and the level's rating in tenths. */
int rank_of_level(se_level level, int complexity);
int base_of_level(se_level level);

/* Less than 0: `a` comes before `b`. */
int compare_hints(const chain_hint *a, const chain_hint *b);

/* The node that begins a forcing chain. */
static inline chain_node start_of_forcing(const chain_hint *hint)
{
    return (chain_node)(hint->source + (hint->target < FIRST_ON ? FIRST_ON : 0));
}

/* Lays the path of a hint that is a loop, in a graph of its links. */
void follow_loop(chain_paths *paths, chain_graph *graph, const chain_hint *hint);

/* Where the chains of a hint made of several end. Returns how many there are. */
int ends_of_hint(chain_search *s, const chain_hint *hint, chain_end ends[9]);

#endif
