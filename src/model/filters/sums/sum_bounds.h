/* SPDX-License-Identifier: MIT */
/*
 * Sums where too many values are left for sets of sets of values.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUM_BOUNDS_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUM_BOUNDS_H

#include "model/filters/sums/value_sets.h"

/* For a fill that is not small: the open cells from number `begin` on, `count` of them, add up to at
 * least `least` and at most `most`. Takes out of their sets what this rules out, as far as bounds and
 * the number of cells tell; false: there is no way. */
bool fill_bound(fill *f, int begin, int count, int least, int most);

/* The same for cells that need not differ, by bounds alone: takes from each what is too much or too
 * little beside the others. */
bool keep_bounds(domain *sets, int count, int least, int most);

#endif
