/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates (pointing and claiming), and those that place a digit directly.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_LOCKING_H
#define ENNEAD_RATING_TECHNIQUES_LOCKING_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_direct_locking(se_rater *r);
bool se_find_locking(se_rater *r);

#endif
