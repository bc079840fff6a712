/* SPDX-License-Identifier: MIT */
/*
 * What the tests of the model share: random states of small grids, the same for the library and
 * the oracle, and what both make of them.
 */
#ifndef UNIT_MODELS_H
#define UNIT_MODELS_H

#include "oracle/fixpoint.h"
#include "support/support.h"

/* Options with some members set, such as MODEL(.branch = ENNEAD_MODEL_BRANCH_WEIGHTED); the others
 * are 0, including `solutions`, for which 0 means all. */
#define MODEL(...) ((ennead_model_options){.size = sizeof(ennead_model_options), __VA_ARGS__})

/* A shape of grids that tests use; `box_rows` 0: no boxes. */
struct shape {
    int size, box_rows, box_columns;
};
extern const struct shape shapes[];
extern const size_t shape_count;

/* An empty grid. */
struct oracle_grid grid_of(const struct shape *shape);

/* Removes random candidates, but none of a hidden solution if there is to be one. */
enum hidden { HIDDEN_SOLUTION, HIDDEN_NOTHING };
void thin_out(struct generator *g, struct oracle_grid *grid, enum hidden hidden);

/* The description of a grid, its group as a rule. */
ennead_description *description_of(const struct oracle_grid *grid,
                                   const ennead_allocator *allocator);

/* A model of the grid. */
ennead_model *model_of(const struct oracle_grid *grid, const ennead_model_options *options);

/* Fails the test unless the library's propagation agrees with the oracle's. */
void assert_fixpoint(const struct oracle_grid *grid, const ennead_model_options *options,
                     unsigned scheme);

/* The same for many random states of each shape and some puzzles of 9x9. Returns how many.
 */
size_t assert_fixpoints(const ennead_model_options *options, unsigned scheme);

/* Solves with a limit that no test reaches, checks each solution, and returns what is known. */
ennead_model_result solve_model(ennead_model *model);

#endif
