/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model`: a slot of puzzles solved by a constraint model, and what it tells.
 */
#ifndef CLI_SOLVE_MODEL_H
#define CLI_SOLVE_MODEL_H

#include "cli/batch/slot.h"

/* Solves the puzzles of a slot, keeping `kept` solutions of each, and adds to the slot's totals. */
ennead_status solve_slot_by_model(ennead_model *model, const struct settings *settings,
                                  struct slot *slot, size_t kept);

/* Adds, when there was just one puzzle, its story in the words of the constraint program of 2005
 * (Y. Georget, "Solving Sudokus in Java"). */
void model_print_story(struct text *text, const struct totals *totals);

/* Adds the sums that only the model has. */
void model_print_totals(struct text *text, const struct totals *totals);

#endif
