/* SPDX-License-Identifier: MIT */
/*
 * Making sums.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUM_RULE_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUM_RULE_H

#include "model/filters/sums/sums.h"

/* What sums_add takes. */
typedef struct sum_shape {
    const uint16_t *cells;
    const int32_t *factors; /* of each cell; NULL: all 1 */
    const int *sizes;       /* of each part */
    const int *shifts;      /* what is added to each part; NULL: 0 */
    int part_count;
    sum_demand demand;
    int64_t total; /* KNOWN_SUM: of each part, as it is written */
} sum_shape;

/* A sum that is a rule; one that follows from others. */
extern const propagator_kind sum_kind, outies_kind;

/* Adds one. */
ennead_status sums_add(ennead_model *m, const propagator_kind *kind, const sum_shape *shape);

#endif
