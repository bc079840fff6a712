/* SPDX-License-Identifier: MIT */
/*
 * Hall sets: so many sets that together have only so many members.
 */
#ifndef ENNEAD_RATING_BASE_HALL_SETS_H
#define ENNEAD_RATING_BASE_HALL_SETS_H

#include "rating/base/rater.h"

/* Of nine sets, those choices of `size` whose union has `size` members, as sets of their numbers,
 * in ascending order as binary numbers, which is the original's order of combinations. Sets of
 * fewer than `least` members, or of more than `size`, are left out. Returns how many there are, at
 * most SE_MOST_CHOICES. */
enum { SE_MOST_CHOICES = 126 };
int se_hall_sets(const uint16_t sets[9], int size, int least, uint16_t choices[SE_MOST_CHOICES]);

#endif
