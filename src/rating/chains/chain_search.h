/* SPDX-License-Identifier: MIT */
/*
 * The chain engine: what each level looks for, and the step of its best hint.
 */
#ifndef ENNEAD_RATING_CHAINS_CHAIN_SEARCH_H
#define ENNEAD_RATING_CHAINS_CHAIN_SEARCH_H

#include "rating/chains/hint.h"
#include "rating/graph/chain_types.h"

/* The chain engine. Its memory is one block; NULL when there is none to be had. */
se_chain_memory *se_chain_memory_new(const ennead_allocator *allocator);
void se_chain_memory_free(se_chain_memory *memory, const ennead_allocator *allocator);

/* Begins a path: what it does, and how much, depends on no path before. */
void se_chains_start(se_chain_memory *memory);

/* Looks for the best hint of a level in r->m. */
bool se_find_chains(se_rater *r, se_level level);

/* Begins a search for the best hint of a level in the rater's marks. */
void begin_chain_search(chain_search *s, se_rater *r, se_level level);

/* Whether a limit of the rater is reached, as far as work is counted in its nodes; then the path
 * has ended and nothing that a search finds is good. */
bool chains_are_spent(chain_search *s);

/* Forgets the runs of a search's depth, and makes ready to follow those of the search. */
void begin_runs(chain_search *s);

/* What follows from a node. Good until as many others were wanted as there are slots. */
chain_run *wanted_run(chain_search *s, chain_node start);

/* What the step of a hint is called. */
ennead_se_technique technique_of(const chain_hint *hint);

#endif
