/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles and loops.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_LOOPS_H
#define ENNEAD_RATING_TECHNIQUES_LOOPS_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_unique_loop(se_rater *r);

#endif
