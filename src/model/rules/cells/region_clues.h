/* SPDX-License-Identifier: MIT */
/*
 * Rules that count the cells of a region that the solution makes.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_REGION_CLUES_H
#define ENNEAD_MODEL_RULES_CELLS_REGION_CLUES_H

#include "model/rules/cells/alike.h"
#include "model/rules/cells/region_pieces.h"

/* A rule whose cells are all regions: the place of its one cell and of its others. */
typedef struct region_clue {
    const alike_cells *rule;
    int number; /* the cell that says how many */
    const uint16_t *places;
} region_clue;

typedef struct region_clues {
    size_t count;
    region_clue *clues;
} region_clues;

/* Finds the rules about the regions of a propagator. Returns false if memory runs out. */
bool clues_find(ennead_model *m, const propagator *p, const region_pieces *c, region_clues *found);

/* Joins and parts pieces as the clues need it, and removes numbers that do not fit. */
bool clues_hear(ennead_model *m, const propagator *p, region_pieces *c, const region_clues *clues);

#endif
