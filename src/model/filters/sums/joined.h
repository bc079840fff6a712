/* SPDX-License-Identifier: MIT */
/*
 * What a sum that was added to a model follows from, when it is not one of the puzzle's own: other
 * sums that share no cell, and the houses that their cells fill.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_JOINED_H
#define ENNEAD_MODEL_FILTERS_SUMS_JOINED_H

#include "model/model.h"

/* A sum or a house of the puzzle: the numbers in its cells sum to `total`. */
typedef struct joined_sum {
    const uint16_t *cells;
    int count, total;
    house_name name;
} joined_sum;

/* Sums that were joined. In the model's memory. */
typedef struct joined_sums {
    const joined_sum *sums;
    const joined_sum *houses; /* those that the cells of the sums fill */
    int count, house_count;
} joined_sums;

/* "The sum of r1c1 and r1c2 is 10, and the sum of r1c3, r1c4 and r2c5 is 17. No cell is in two of
 * these sums, and together they fill row 1, which sums to 45. Therefore " */
void tell_joined(const joined_sums *joined, sentence *s);

#endif
