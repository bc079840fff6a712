/* SPDX-License-Identifier: MIT */
/*
 * Equal sums: parts of cells that all add up to the same, and perhaps to a number that is known. A
 * cage, an arrow, a zipper, a line cut by boxes, what sticks out of some houses: each is that.
 *
 * A part is groups of cells whose values differ, with one factor a group (10 for the first digit of
 * a pill of two).
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUMS_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUMS_H

#include "model/model.h"

typedef struct sum_group {
    int begin, count; /* cells of the propagator */
    int factor;       /* 1 or more */
} sum_group;

typedef struct sum_part {
    int begin, count; /* before `prepare` cells, then groups */
    int offset;       /* what its cells add up to with the least value in each */
} sum_part;

typedef enum sum_demand { SAME_SUM, KNOWN_SUM } sum_demand;

/* What a rule wants of its parts. */
typedef struct equal_sums {
    sum_demand demand;
    int total;                                      /* KNOWN_SUM */
    enum { ALL_AT_ONCE, AGAIN_AND_AGAIN } strength; /* of one pass of the filter */
    int part_count, group_count;
    sum_part *parts;
    int32_t *factors; /* of each cell */
    sum_group *groups;
} equal_sums;

/* The filter of equal sums. */
bool sums_filter(ennead_model *m, const propagator *p);

/* How many candidates the cells of a propagator have together. */
int candidates_of(const domain *domains, const propagator *p);

#endif
