/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids. A candidate is supposed, and singles follow, until a cell or a house has
 * nothing left; so the candidate is eliminated. In a whip each single follows from the one before
 * it: it is the only candidate left in its cell or its house, and another candidate there sees the
 * single before. That one is its left-linking candidate.
 */
#ifndef ENNEAD_GRID_SUPPOSING_WHIPS_H
#define ENNEAD_GRID_SUPPOSING_WHIPS_H

#include "grid/houses.h"
#include "grid/supposing/te_board.h"
#include "grid/supposing/te_limits.h"

typedef enum te_whips {
    TE_WHIPS,
    TE_BRAIDS,   /* singles need not follow from the one before */
    TE_G_WHIPS,  /* a link may also confine a digit to the cells that a line and a box share */
    TE_G_BRAIDS, /* both */
    TE_SUBSETS_AND_WHIPS, /* whips of each length after subsets and fish of that size */
    /* Whips where the other candidates of each cell or house but the last are gone at the start,
     * because of the candidate supposed, or because of singles before. In the first two the last
     * left-linking candidate is the only one there that does not see the candidate supposed. */
    TE_BIVALUE_CHAINS,
    TE_Z_CHAINS,
    TE_T_WHIPS,
} te_whips;

enum { TE_MOST_LINKS = ENNEAD_CELLS, TE_CELL = HOUSES };

/* A step of a whip: a digit is placed in a cell, or confined to the cells that a line and a box
 * share. */
typedef struct te_link {
    cells where;
    int digit;
    int within;           /* the house where nothing else is left for the digit, or TE_CELL */
    int left, left_digit; /* the left-linking candidate */
} te_link;

/* The first link is the candidate supposed, without `within` and `left`. */
typedef struct te_whip {
    int count;
    te_link end; /* of chains: what has nothing left, with its last left-linking candidate; its
                  * `digit` is that candidate's, and `where` its places if it is a house */
    te_link links[TE_MOST_LINKS];
} te_whip;

/* Returns whether to go on. The whip is valid until then. */
typedef bool (*te_whip_function)(void *user, const te_whip *whip);

/* Reports for each candidate the shortest whip that eliminates it, shortest first. For TE_G_WHIPS
 * these may be whips: of each length they come first. Not for subsets. *longest is looked at before
 * each length, so `report` can shorten it. */
void te_find_whips(te_limits *limits, const se_board *b, te_whips kind, const int *longest,
                   te_whip_function report, void *user);

/* Rates by whips, simplest first: after each elimination the search begins again with singles,
 * locked candidates, and whips of length 2. *value becomes the length of the longest one, or the
 * size of the largest subset. TE_OPEN too when the limits are spent. */
te_outcome te_rate_whips(te_limits *limits, se_board *b, te_whips kind, int *value);

/* Rates by g-braids, whose order does not matter. If the number is not less than `most` it is that;
 * INT_MAX if nothing is known. */
te_outcome te_rate_g_braids(te_limits *limits, se_board *b, int most, int *value);

#endif
