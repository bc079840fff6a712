/* SPDX-License-Identifier: MIT */
/*
 * Looking ahead of searches for nested static chains, most of which find nothing.
 */
#ifndef ENNEAD_RATING_CHAINS_RELAXATION_H
#define ENNEAD_RATING_CHAINS_RELAXATION_H

#include "rating/chains/rules.h"
#include "rating/graph/reachability.h"

/* Fills a reachable with what each supposition of a search leads to at most; NULL when the board has too
 * many candidates. */
const reachability *relax_search(chain_search *s);

/* Takes away what any nested chains could. */
bool advance_relaxed(chain_advance *a);

#endif
