/* SPDX-License-Identifier: MIT */
/*
 * Nishio: suppositions about one digit that lead to a contradiction.
 */
#ifndef ENNEAD_RATING_CHAINS_NISHIO_H
#define ENNEAD_RATING_CHAINS_NISHIO_H

#include "rating/graph/chain_types.h"

/* The cells of which is clear that the digit being there, or not, leads to no contradiction of its
 * own. */
void settle_nishio(const chain_board *among, int digit, cells *may_be_on, cells *may_be_off);

/* Offers the hints of Nishio. */
void find_nishio(chain_search *s);

#endif
