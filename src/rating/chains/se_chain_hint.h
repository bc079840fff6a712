/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains: what they are worth in the original's eyes, and what they do.
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_HINT_H
#define ENNEAD_LOGIC_SE_CHAIN_HINT_H

#include "rating/graph/se_chain_waves.h"

/* The original's sort keys of hints of several chains. */
enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_REGION = 6, KEY_CONTRADICTION = 7 };

/* Where a chain ends. */
typedef struct chain_end {
    chain_run *run;
    chain_node node;
} chain_end;

/* Begins a search for the best hint of a level in the rater's marks. */
void begin_chain_search(chain_search *s, se_rater *r, se_level level);

/* The nodes of the chains that lead to the ends, and of each chain nested in them once; or any number
 * above `most` when there are more than `most`. */
int complexity_of_ends(chain_search *s, const chain_end *ends, int count, int most);

/* The rank (se_rank) of a hint of a level, and the level's rating in tenths. */
int rank_of_level(se_level level, int complexity);
int base_of_level(se_level level);

/* Less than 0: `a` comes before `b`. */
int compare_hints(const chain_hint *a, const chain_hint *b);

/* Lays the path of a hint that is a loop, in a net of its links. */
void follow_loop(chain_waves *waves, chain_net *net, const chain_hint *hint);

/* Where the chains of a hint made of several end. Returns how many there are. */
int ends_of_hint(chain_search *s, const chain_hint *hint, chain_end ends[9]);

/* Looks for the best loop or forcing chain of static links; for all forcing chains, and all loops
 * that could be the first to remove something. */
void find_best_cycle(chain_search *s);
void find_all_cycles(chain_search *s, chain_sink sink_of_loops);

/* The cells of which is clear that the digit being there, or not, leads to no contradiction of its
 * own. */
void settle_nishio(const chain_board *among, int digit, cells *may_be_on, cells *may_be_off);

/* Offers a contradiction to which a run came, if it came to one. */
void offer_contradiction(chain_search *s, chain_run *run);

/* Offers the hints of Nishio. */
void find_nishio(chain_search *s);

/* Offers the best hint of static chains, if there is one, or all of them. False: the order in which
 * they are followed may matter, and some hints may have been offered. */
bool find_best_static(chain_search *s);
bool find_all_static(chain_search *s);

/* Completes the order of a hint that find_all_static offered. */
void order_static_hint(chain_search *s, chain_hint *hint);

/* Looks for hints made of several chains; the search's sink gets them. */
void find_multiple_chains(chain_search *s);

#endif
