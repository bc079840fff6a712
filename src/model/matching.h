/* SPDX-License-Identifier: MIT */
/*
 * Matchings of up to 64 items with up to 64 partners: is there one, and which pairs are in none?
 */
#ifndef ENNEAD_MODEL_MATCHING_H
#define ENNEAD_MODEL_MATCHING_H

#include "model/model.h"

/* Item i may have a partner of the set sets[i]; no two items the same. Takes out of the sets every
 * partner that its item has in no matching of all items. `matched` holds a guess at a matching, which
 * is repaired as needed. False: there is no matching, and the sets are as they were. */
bool matching_filter(domain *sets, uint8_t *matched, int items);

#endif
