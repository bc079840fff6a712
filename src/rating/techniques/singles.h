/* SPDX-License-Identifier: MIT */
/*
 * The hidden and naked singles.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_SINGLES_H
#define ENNEAD_RATING_TECHNIQUES_SINGLES_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_hidden_single(se_rater *r);
bool se_find_naked_single(se_rater *r);

/* Places all hidden singles, and those that follow. In any order they give the same ratings and
 * the same board. Returns false if the path ends here. */
bool se_place_singles(se_rater *r);

/* Whether a house has no place for a digit, or a cell has no digit. */
bool se_board_broken(const se_board *b);

#endif
