/* SPDX-License-Identifier: MIT */
/*
 * WXYZ-Wing and larger ones; only in Sukaku Explainer.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_BENT_H
#define ENNEAD_RATING_TECHNIQUES_BENT_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_wxyz_wing(se_rater *r);
bool se_find_vwxyz_wing(se_rater *r);
bool se_find_uvwxyz_wing(se_rater *r);
bool se_find_tuvwxyz_wing(se_rater *r);

#endif
