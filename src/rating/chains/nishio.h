/* SPDX-License-Identifier: MIT */
/*
 * Nishio: suppositions that lead to a contradiction within one digit.
 */
#ifndef ENNEAD_RATING_CHAINS_NISHIO_H
#define ENNEAD_RATING_CHAINS_NISHIO_H

#include "rating/graph/chain_types.h"

/* Finds the cells where it is clear that the digit being there (may_be_on), or not being there
 * (may_be_off), leads to no contradiction within the digit. */
void settle_nishio(const chain_board *among, int digit, cells *may_be_on, cells *may_be_off);

/* Offers the hints of Nishio. */
void find_nishio(chain_search *s);

#endif
