/* SPDX-License-Identifier: MIT */
/*
 * The hints of multiple static chains, without following the chains in order.
 */
#ifndef ENNEAD_RATING_CHAINS_STATIC_CHAINS_H
#define ENNEAD_RATING_CHAINS_STATIC_CHAINS_H

#include "rating/graph/chain_types.h"

/* Offers the best hint of static chains if there is one, or (find_all_static) all of them. Returns
 * false if the order in which chains are followed may matter; some hints may have been offered
 * then. */
bool find_best_static(chain_search *s);
bool find_all_static(chain_search *s);

/* Completes the order of a hint that find_all_static offered. */
void order_static_hint(chain_search *s, chain_hint *hint);

#endif
