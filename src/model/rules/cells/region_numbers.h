/* SPDX-License-Identifier: MIT */
/*
 * The numbers of regions that the solution makes. They are counted by the first cell of each, so
 * that each division of the grid is found once. Where nothing else depends on them, a search counts
 * by other cells first, which are too far from each other to be in one region: then the number of
 * each of these is known, and of much around it. The solution gets the numbers that it should have.
 * (Interactive Sudoku Solver's canonical anchor cells; sigh, js/solver/chaos_handler.js.)
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_REGION_NUMBERS_H
#define ENNEAD_MODEL_RULES_CELLS_REGION_NUMBERS_H

#include "model/rules/cells/region_pieces.h"

/* The orders in which places are counted: as they are named, and by the cells chosen first. */
typedef struct region_numbers {
    uint16_t *named, *chosen;
} region_numbers;

/* Chooses cells. Returns false if memory runs out. */
bool numbers_new(ennead_model *m, const propagator *p, const region_pieces *c,
                 region_numbers *numbers);

/* Whether all rules and candidates stay the same if the numbers are exchanged. */
bool numbers_are_free(const ennead_model *m, const propagator *p, const region_pieces *c);

/* The first region that has no cell yet is the next number. */
bool numbers_count(ennead_model *m, const propagator *p, const region_pieces *c,
                   const region_numbers *numbers);

/* Counts the regions of a solution in the order in which their places are named. */
void numbers_rename(const propagator *p, const region_pieces *c, int first_value,
                    uint8_t *solution);

#endif
