/* SPDX-License-Identifier: MIT */
/*
 * Cells every two of which have the same table.
 */
#ifndef ENNEAD_MODEL_FILTERS_PAIRS_CLIQUES_H
#define ENNEAD_MODEL_FILTERS_PAIRS_CLIQUES_H

#include "model/model.h"

/* Two cells and their table, which must be symmetric and make them differ. */
typedef struct joined_pair {
    const relation *table;
    uint16_t one, other;
} joined_pair;

/* Adds what follows for groups of three or more of them. Returns false if memory runs out. */
bool cliques_add(ennead_model *m, const joined_pair *list, size_t count);

#endif
