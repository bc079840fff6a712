/* SPDX-License-Identifier: MIT */
/*
 * Hall sets: n sets that together have only n members.
 */
#ifndef ENNEAD_RATING_BASE_HALL_SETS_H
#define ENNEAD_RATING_BASE_HALL_SETS_H

#include "rating/base/rater.h"

/* Finds the choices of `size` out of nine sets whose union has `size` members. A choice is a set
 * of the numbers of its sets; choices are in ascending order as binary numbers, which is Sudoku
 * Explainer's order of combinations. Sets with fewer than `least` or more than `size` members are
 * left out. Returns how many choices there are, at most SE_MOST_CHOICES. */
enum { SE_MOST_CHOICES = 126 };
int se_hall_sets(const uint16_t sets[9], int size, int least, uint16_t choices[SE_MOST_CHOICES]);

#endif
