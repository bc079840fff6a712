/* SPDX-License-Identifier: MIT */
/*
 * The hidden and naked singles.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_SINGLES_H
#define ENNEAD_RATING_TECHNIQUES_SINGLES_H

#include "rating/base/rater.h"

/* Each looks for its one step. */
bool se_find_hidden_single(se_rater *r);
bool se_find_naked_single(se_rater *r);

/* Places all hidden singles, and those that follow; they make the same ratings and lead to the same
 * board in any order. False: the path ends here. */
bool se_place_singles(se_rater *r);

/* Whether some house has no place for a digit, or some cell no digit. */
bool se_board_broken(const se_board *b);

#endif
