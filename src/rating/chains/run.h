/* SPDX-License-Identifier: MIT */
/*
 * Follows one supposition.
 */
#ifndef ENNEAD_RATING_CHAINS_RUN_H
#define ENNEAD_RATING_CHAINS_RUN_H

#include "rating/graph/chain_types.h"

/* Begins a run with `start`. */
void begin_chain(chain_search *s, chain_run *run, chain_node start);

/* Fills a run with all that follows. */
void finish_chain(chain_search *s, chain_run *run);

/* Follows links of a dynamic chain until all goals are reached, or nothing more follows. */
void follow_chain_to(chain_search *s, chain_run *run, const chain_node *goals, int count);

#endif
