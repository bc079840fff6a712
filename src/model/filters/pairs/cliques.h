/* SPDX-License-Identifier: MIT */
/*
 * Cells each two of which are joined by the same table.
 */
#ifndef ENNEAD_MODEL_FILTERS_PAIRS_CLIQUES_H
#define ENNEAD_MODEL_FILTERS_PAIRS_CLIQUES_H

#include "model/model.h"

/* Two cells and their table, which is its own reverse and lets them have no value both. */
typedef struct joined_pair {
    const relation *table;
    uint16_t one, other;
} joined_pair;

/* Adds what follows for three and more of them together; false: memory is out. */
bool cliques_add(ennead_model *m, const joined_pair *list, size_t count);

#endif
