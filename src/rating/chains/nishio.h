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

/* What is settled for each digit, kept until its places change. */
typedef struct kept_nishio {
    positions places[9]; /* by row */
    bool known;
    cells may_be_on, may_be_off;
} kept_nishio;

/* Forgets what was kept. */
void forget_nishio(kept_nishio kept[10]);

/* Offers the hints of Nishio. */
void find_nishio(chain_search *s);

#endif
