/* SPDX-License-Identifier: MIT */
/*
 * Looks ahead of searches for nested chains, most of which find nothing.
 */
#ifndef ENNEAD_RATING_CHAINS_RELAXATION_H
#define ENNEAD_RATING_CHAINS_RELAXATION_H

#include "rating/graph/reachability.h"

/* Returns the most that each supposition of a search can lead to, or NULL if the board has too
 * many candidates. */
const reachability *relax_search(chain_search *s);

#endif
