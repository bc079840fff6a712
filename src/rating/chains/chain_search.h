/* SPDX-License-Identifier: MIT */
/*
 * The chain engine: what each level looks for, and the step made from its best hint.
 */
#ifndef ENNEAD_RATING_CHAINS_CHAIN_SEARCH_H
#define ENNEAD_RATING_CHAINS_CHAIN_SEARCH_H

#include "rating/chains/hint.h"
#include "rating/graph/chain_types.h"

/* Creates a chain engine. Its memory is one block. Returns NULL if memory runs out. */
se_chain_memory *se_chain_memory_new(const ennead_allocator *allocator);
void se_chain_memory_free(se_chain_memory *memory, const ennead_allocator *allocator);

/* Begins a path. What the engine does then, and how much work it takes, does not depend on earlier
 * paths. */
void se_chains_start(se_chain_memory *memory);

/* Looks for the best hint of a level in r->m, and puts its step into r->step. */
bool se_find_chains(se_rater *r, se_level level);

/* Begins a search for the best hint of a level, in the rater's marks. */
void begin_chain_search(chain_search *s, se_rater *r, se_level level);

/* Whether a limit of the rater is reached, as far as work is counted in its nodes. If so, the path
 * has ended, and results of the search must not be used. */
bool chains_are_spent(chain_search *s);

/* Drops the runs kept for the search's depth, and prepares to follow those of this search. */
void begin_runs(chain_search *s);

/* Returns the run of what follows from a node. Valid until as many other runs were asked for as
 * there are slots. */
chain_run *wanted_run(chain_search *s, chain_node start);

/* The same, but the run may only have begun. */
chain_run *begun_run(chain_search *s, chain_node start);

/* Whether the run of a node is kept. */
bool is_run_kept(const chain_search *s, chain_node start);

/* The technique of a hint's step. */
ennead_se_technique technique_of(const chain_hint *hint);

#endif
