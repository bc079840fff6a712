/* SPDX-License-Identifier: MIT */
/*
 * X-Wing, Swordfish, Jellyfish.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_FISH_H
#define ENNEAD_RATING_TECHNIQUES_FISH_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_x_wing(se_rater *r);
bool se_find_swordfish(se_rater *r);
bool se_find_jellyfish(se_rater *r);

#endif
