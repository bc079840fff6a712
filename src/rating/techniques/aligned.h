/* SPDX-License-Identifier: MIT */
/*
 * Aligned pair and triplet exclusion.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_ALIGNED_H
#define ENNEAD_RATING_TECHNIQUES_ALIGNED_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_aligned_pair(se_rater *r);
bool se_find_aligned_triplet(se_rater *r);

#endif
