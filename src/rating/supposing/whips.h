/* SPDX-License-Identifier: MIT */
/*
 * Whips: braids in which each single follows from the one before it. It is the only candidate left
 * in its cell or its house, and another candidate there sees the single before.
 */
#ifndef ENNEAD_RATING_SUPPOSING_WHIPS_H
#define ENNEAD_RATING_SUPPOSING_WHIPS_H

#include "rating/supposing/te_board.h"
#include "rating/supposing/te_limits.h"

typedef enum te_whips {
    TE_WHIPS,
    TE_G_WHIPS,  /* a link may also confine a digit to the cells that a line and a box share */
    TE_G_BRAIDS, /* and its links need not follow one from the other */
    TE_SUBSETS_AND_WHIPS, /* whips of each length after subsets and fish of that size */
} te_whips;

/* Rates by whips, simplest first: after each elimination the search begins again with singles,
 * locked candidates, and whips of length 2. *value becomes the length of the longest one, or the
 * size of the largest subset. TE_OPEN too when the limits are spent. */
te_outcome te_rate_whips(te_limits *limits, se_board *b, te_whips kind, int *value);

#endif
