/* SPDX-License-Identifier: MIT */
/*
 * Matchings of up to 64 items with up to 64 partners: is there one, and which pairs are in none?
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_H
#define ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_H

#include "model/model.h"

typedef enum matched {
    MATCHED_NOT,   /* there is no matching of all items, and the sets are as they were */
    MATCHED_ALIKE, /* every pair is in some matching */
    MATCHED_FEWER, /* those that are in none have been taken out of the sets */
} matched;

/* Item i may have a partner of the set sets[i]; no two items the same. Takes out of the sets every
 * partner that its item has in no matching of all items. `guess` is a guess at a matching, below 64
 * each, and becomes one. */
matched matching_filter(domain *sets, uint8_t *guess, int items);

#endif
