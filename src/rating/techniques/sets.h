/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden sets, and hidden sets that place a digit directly.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_SETS_H
#define ENNEAD_RATING_TECHNIQUES_SETS_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_direct_hidden_pair(se_rater *r);
bool se_find_direct_hidden_triplet(se_rater *r);
bool se_find_naked_pair(se_rater *r);
bool se_find_hidden_pair(se_rater *r);
bool se_find_naked_triplet(se_rater *r);
bool se_find_hidden_triplet(se_rater *r);
bool se_find_naked_quad(se_rater *r);
bool se_find_hidden_quad(se_rater *r);

#endif
