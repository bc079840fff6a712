/* SPDX-License-Identifier: MIT */
/*
 * Hints made of several chains.
 */
#ifndef ENNEAD_RATING_CHAINS_MULTIPLE_H
#define ENNEAD_RATING_CHAINS_MULTIPLE_H

#include "rating/graph/chain_types.h"

/* Offers the contradiction that a run has led to, if any. */
void offer_contradiction(chain_search *s, chain_run *run);

/* Looks for hints made of several chains and passes them to the search's sink. */
void find_multiple_chains(chain_search *s);

#endif
