/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model`: a slot of puzzles solved by a constraint model, and what it tells.
 */
#ifndef CLI_SOLVE_MODEL_H
#define CLI_SOLVE_MODEL_H

#include "cli/batch/slot.h"

/* Makes the description of a puzzle of nine by nine, of an empty one for NULL. */
ennead_status model_description(const ennead_puzzle *puzzle, ennead_description **description);

/* Makes the model of a puzzle of nine by nine, an empty one for NULL. */
ennead_status model_of_puzzle(const ennead_puzzle *puzzle, const ennead_model_options *options,
                              ennead_model **model);

/* The values that a puzzle leaves to a cell, by its given and its candidates. */
uint64_t model_values_of(const ennead_puzzle *puzzle, int cell);

/* Solves the puzzles of a slot, keeping `kept` solutions of each, and adds to the slot's totals. */
ennead_status solve_slot_by_model(ennead_model *model, const struct settings *settings,
                                  struct slot *slot, size_t kept);

/* Adds what a model has found out to the sums of --engine=model. */
void model_add_totals(struct totals *totals, const ennead_model_result *result, size_t cells);

/* Adds, when there was just one puzzle, its story in the words of the constraint program of 2005
 * (Y. Georget, "Solving Sudokus in Java"). */
void model_print_story(struct text *text, const struct totals *totals);

/* Adds the sums that only the model has. */
void model_print_totals(struct text *text, const struct totals *totals);

#endif
