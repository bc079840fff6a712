/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` for puzzles with rules of their own.
 */
#ifndef CLI_SOLVE_VARIANT_H
#define CLI_SOLVE_VARIANT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Writes the answer to a puzzle. */
void solve_variant(const struct settings *settings, struct slot *slot, const struct item *item,
                   const struct variant_puzzle *variant);

/* Adds, when there was just one puzzle, its story in the words of the constraint program of 2005
 * (Y. Georget, "Solving Sudokus in Java"). */
void model_print_story(struct text *text, const struct totals *totals);

/* Adds the sums that only the model has. */
void model_print_totals(struct text *text, const struct totals *totals);

/* Why what was asked for does not go with such puzzles, or NULL. */
const char *solve_unfit_for_variants(const struct settings *settings);

#endif
