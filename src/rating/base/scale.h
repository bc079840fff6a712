/* SPDX-License-Identifier: MIT */
/*
 * How ratings are made and compare.
 */
#ifndef ENNEAD_RATING_BASE_SCALE_H
#define ENNEAD_RATING_BASE_SCALE_H

#include "ennead.h"

/* The surcharge for the length of chains of so many nodes, in tenths: one for each of 4, 6, 8, 12,
 * 16, 24, 32, ... that complexity - 2 exceeds. */
int se_length_surcharge(int complexity);

/* The original adds tenths as binary fractions, and what is equal on paper may differ there: 6.6
 * + 0.1 is less than 6.5 + 0.1 + 0.1. Ranks compare as its sums do: `base` in tenths and so many
 * tenths added one by one. */
int se_rank(int base, int added);

#endif
