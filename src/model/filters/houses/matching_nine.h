/* SPDX-License-Identifier: MIT */
/*
 * The filter of matching.h for houses of nine cells and nine values.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_NINE_H
#define ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_NINE_H

#include "model/filters/houses/matching.h"
#include "model/filters/houses/nine_cycles.h"

/* Nine items and what each may have, in the order of a guess at a matching: item `order[i]` is
 * guessed to have partner i. */
typedef struct nine_items {
    uint16_t *order;
    nine_arrows arrows;
    int open; /* how many may have several partners */
} nine_items;

nine_items nine_items_of(const domain *sets, uint16_t order[NINE]);

/* Which partners item `order[i]` has in some matching of all items; only written where some of them
 * may have fewer. If the guess is not a matching, the order is changed. */
matched matching_filter_nine(nine_items *x, domain keep[NINE]);

#endif
