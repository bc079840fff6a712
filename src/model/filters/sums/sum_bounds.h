/* SPDX-License-Identifier: MIT */
/*
 * Sums, when too many values are left for families of sets.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUM_BOUNDS_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUM_BOUNDS_H

#include "model/filters/sums/value_sets.h"

/* For a fill that is not small: `count` open cells, from number `begin` on, add up to at least
 * `least` and at most `most`. Removes from their sets what bounds and the number of cells rule
 * out. Returns false if there is no way. */
bool fill_bound(fill *f, int begin, int count, int least, int most);

/* The same for cells that need not differ, by bounds only: removes from each cell what is too much
 * or too little with the others. */
bool keep_bounds(domain *sets, int count, int least, int most);

#endif
