/* SPDX-License-Identifier: MIT */
/*
 * Follows one supposition.
 */
#ifndef ENNEAD_RATING_CHAINS_RUN_H
#define ENNEAD_RATING_CHAINS_RUN_H

#include "rating/graph/chain_types.h"

/* Fills a run with what follows from `start`. */
void follow_chain(chain_search *s, chain_run *run, chain_node start);

#endif
