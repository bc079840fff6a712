/* SPDX-License-Identifier: MIT */
/*
 * Hints made of several chains.
 */
#ifndef ENNEAD_RATING_CHAINS_MULTIPLE_H
#define ENNEAD_RATING_CHAINS_MULTIPLE_H

#include "rating/graph/chain_types.h"

/* Offers a contradiction to which a run came, if it came to one. */
void offer_contradiction(chain_search *s, chain_run *run);

/* Looks for hints made of several chains; the search's sink gets them. */
void find_multiple_chains(chain_search *s);

#endif
