/* SPDX-License-Identifier: MIT */
/*
 * Following one supposition.
 */
#ifndef ENNEAD_RATING_CHAINS_RUN_H
#define ENNEAD_RATING_CHAINS_RUN_H

#include "rating/graph/chain_types.h"

/* Follows a supposition. */
void follow_chain(chain_search *s, chain_run *run, chain_node start);

#endif
