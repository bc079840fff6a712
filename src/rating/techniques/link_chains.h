/* SPDX-License-Identifier: MIT */
/*
 * Chains of two, three, four strong links; only in Sukaku Explainer.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_LINK_CHAINS_H
#define ENNEAD_RATING_TECHNIQUES_LINK_CHAINS_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_two_links(se_rater *r);
bool se_find_three_links(se_rater *r);
bool se_find_four_links(se_rater *r);

#endif
