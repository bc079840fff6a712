/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains: what they are worth in the original's eyes, and what they do.
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_HINT_H
#define ENNEAD_LOGIC_SE_CHAIN_HINT_H

#include "logic/se_chain_waves.h"

/* Where a chain ends. */
typedef struct chain_end {
    const chain_run *run;
    chain_node node;
} chain_end;

/* The nodes of the chains that lead to the ends, and of each chain nested in them once. */
int complexity_of_ends(chain_search *s, const chain_end *ends, int count);

/* The rank (se_rank) of a hint of a level, and the level's rating in tenths. */
int rank_of_level(se_level level, int complexity);
int base_of_level(se_level level);

/* Less than 0: `a` comes before `b`. */
int compare_hints(const chain_hint *a, const chain_hint *b);

/* Lays the path of a hint that is a loop, in a net of its links. */
void follow_loop(chain_waves *waves, const chain_net *net, const chain_hint *hint);

/* Where the chains of a hint made of several end. Returns how many there are. */
int ends_of_hint(chain_search *s, const chain_hint *hint, chain_end ends[9]);

/* Looks for the best loop or forcing chain of static links; for all forcing chains, and all loops
 * that could be the first to remove something. */
void find_best_cycle(chain_search *s);
void find_all_cycles(chain_search *s, chain_sink sink_of_loops);

/* Looks for hints made of several chains; the search's sink gets them. */
void find_multiple_chains(chain_search *s);

#endif
