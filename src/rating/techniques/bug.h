/* SPDX-License-Identifier: MIT */
/*
 * Bivalue universal graves.
 */
#ifndef ENNEAD_RATING_TECHNIQUES_BUG_H
#define ENNEAD_RATING_TECHNIQUES_BUG_H

#include "rating/base/rater.h"

/* Each looks for one step and puts it into r->step. */
bool se_find_bug(se_rater *r);

#endif
