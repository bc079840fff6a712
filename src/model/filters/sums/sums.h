/* SPDX-License-Identifier: MIT */
/*
 * Equal sums: parts of cells that all have the same sum, which may also be known. Cages, arrows,
 * zippers, lines cut by boxes, and the innies and outies of houses are all of this kind. A part
 * consists of groups of cells whose values differ, with one factor for each group (10 for the
 * first digit of a pill of two).
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUMS_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUMS_H

#include "model/model.h"

typedef struct sum_group {
    int begin, count; /* a range of the propagator's cells */
    int factor;       /* 1 or more */
} sum_group;

typedef struct sum_part {
    int begin, count; /* before `prepare` a range of cells, then of groups */
    int offset;       /* its sum if every cell has the least value */
    int shift;        /* what the offset has besides cells */
} sum_part;

typedef enum sum_demand { SAME_SUM, KNOWN_SUM } sum_demand;

/* The parameters of equal sums. */
typedef struct equal_sums {
    sum_demand demand;
    int total;                                      /* if KNOWN_SUM */
    enum { ALL_AT_ONCE, AGAIN_AND_AGAIN } strength; /* what one pass of the filter achieves */
    int part_count, group_count;
    sum_part *parts;
    int32_t *factors; /* for each cell */
    sum_group *groups;
} equal_sums;

/* The filter of equal sums. */
bool sums_filter(ennead_model *m, const propagator *p);

/* The number of candidates of all cells of a propagator together. */
int candidates_of(const domain *domains, const propagator *p);

#endif
