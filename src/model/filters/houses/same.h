/* SPDX-License-Identifier: MIT */
/*
 * The rule that the remainders of two houses have the same values.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_SAME_H
#define ENNEAD_MODEL_FILTERS_HOUSES_SAME_H

#include "model/model.h"

/* Adds that two full houses have the same values in their cells outside the intersection. */
ennead_status same_add(ennead_model *m, const propagator *one, const propagator *other);

/* A sentence, and the lines and regions that it names. */
typedef struct same_reason {
    sentence_id sentence;
    domain lines, regions;
} same_reason;

/* Adds that so many cells, at most ENNEAD_MOST_SIZE, hold the same values as as many others, each
 * equally often, for this reason. */
ennead_status same_add_cells(ennead_model *m, const uint16_t *one, const uint16_t *other, int count,
                             const same_reason *why);

#endif
