/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` by a model.
 */
#ifndef CLI_SOLVE_MODEL_H
#define CLI_SOLVE_MODEL_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Solves a puzzle and writes the answer. */
void solve_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                    const struct variant_puzzle *variant);

/* If there was just one puzzle, adds the output of the constraint program of 2005 (Y. Georget,
 * "Solving Sudokus in Java"). */
void model_print_story(struct text *text, const struct totals *totals);

/* Adds the totals that only the model has. */
void model_print_totals(struct text *text, const struct totals *totals);

#endif
