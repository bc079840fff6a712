/* SPDX-License-Identifier: MIT */
/*
 * How ratings are computed and compared.
 */
#ifndef ENNEAD_RATING_BASE_SCALE_H
#define ENNEAD_RATING_BASE_SCALE_H

#include "ennead.h"

/* The surcharge, in tenths, for chains with `complexity` nodes: one for each of 4, 6, 8, 12, 16,
 * 24, 32, ... that complexity - 2 exceeds. */
int se_length_surcharge(int complexity);

/* A number that orders ratings as Sudoku Explainer's sums do. The rating is `base` in tenths, and
 * `added` tenths added one by one. Sudoku Explainer adds tenths as binary fractions, so ratings
 * that are equal on paper may differ there: 6.6 + 0.1 is less than 6.5 + 0.1 + 0.1. */
int se_rank(int base, int added);

#endif
