/* SPDX-License-Identifier: MIT */
/*
 * Looking ahead of searches for nested static chains, most of which find nothing.
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_AHEAD_H
#define ENNEAD_LOGIC_SE_CHAIN_AHEAD_H

#include "rating/chains/se_chain_rules.h"
#include "rating/chains/se_chain_sieve.h"

/* Fills a sieve with what each supposition of a search leads to at most; NULL when the board has too
 * many candidates. */
const chain_sieve *look_ahead(chain_search *s);

/* Takes away what any nested chains could. */
bool advance_ahead(chain_advance *a);

#endif
