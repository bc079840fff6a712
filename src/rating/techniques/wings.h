/* SPDX-License-Identifier: MIT */
/*
 * XY-Wing and XYZ-Wing.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_WINGS_H
#define ENNEAD_RATING_TECHNIQUES_WINGS_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_xy_wing(se_rater *r);
bool se_find_xyz_wing(se_rater *r);

#endif
