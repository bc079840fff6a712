/* SPDX-License-Identifier: MIT */
/*
 * Makes equal sums.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUM_RULE_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUM_RULE_H

#include "model/filters/sums/sums.h"

/* The arguments of sums_add. */
typedef struct sum_shape {
    const uint16_t *cells;
    const int32_t *factors; /* for each cell; NULL: all 1 */
    const int *sizes;       /* for each part */
    const int *shifts;      /* added to the sum of each part; NULL: 0 */
    int part_count;
    sum_demand demand;
    int64_t total; /* KNOWN_SUM: the sum of each part, as written */
} sum_shape;

/* A sum that is a rule; one with any factors; one that follows from other rules. */
extern const propagator_kind sum_kind, factors_kind, outies_kind;

/* Adds equal sums. */
ennead_status sums_add(ennead_model *m, const propagator_kind *kind, const sum_shape *shape);

#endif
