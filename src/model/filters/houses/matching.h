/* SPDX-License-Identifier: MIT */
/*
 * Matchings of up to 64 items with up to 64 partners: whether there is one, and which pairs are in
 * none.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_H
#define ENNEAD_MODEL_FILTERS_HOUSES_MATCHING_H

#include "model/model.h"

typedef enum matched {
    MATCHED_NOT,   /* there is no matching of all items; the sets are unchanged */
    MATCHED_ALIKE, /* every pair is in some matching */
    MATCHED_FEWER, /* pairs that are in none have been removed from the sets */
} matched;

/* Item i may have a partner from sets[i]; no two items may have the same. Removes from the sets
 * every partner that its item has in no matching of all items. `guess` is a guess at a matching,
 * with values below 64, and becomes a matching. */
matched matching_filter(domain *sets, uint8_t *guess, int items);

/* Turns the guess into a matching of all items. Returns false if there is none. */
bool matching_repair(domain *sets, uint8_t *guess, int items);

#endif
