/* SPDX-License-Identifier: MIT */
/*
 * Loops and forcing chains over static links.
 */
#ifndef ENNEAD_RATING_CHAINS_CYCLES_H
#define ENNEAD_RATING_CHAINS_CYCLES_H

#include "rating/graph/chain_types.h"

/* Finds the best loop or forcing chain over static links. In an inner search: all forcing chains,
 * and all loops that could be the first to remove something. */
void find_best_cycle(chain_search *s);
void find_all_cycles(chain_search *s, chain_sink sink_of_loops);

#endif
