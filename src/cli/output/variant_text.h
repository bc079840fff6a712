/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with variant rules as text: their values, marks, rules and pictures.
 */
#ifndef CLI_VARIANT_TEXT_H
#define CLI_VARIANT_TEXT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/record/record.h"

/* Adds the number of each cell, or of each given, without a line end. */
void variant_add_values(struct text *text, const struct variant_puzzle *variant,
                        const uint8_t *values);
void variant_add_givens(struct text *text, const struct variant_puzzle *variant);

uint64_t variant_count_clues(const struct variant_puzzle *variant);

/* Adds the candidates of each cell, like ennead_variant_write_marks, with blanks before each
 * line. */
void variant_add_marks(struct text *text, const struct variant_puzzle *variant,
                       const uint64_t *candidates, size_t indent);

/* Whether every cell has one value left. */
bool variant_is_solved(const struct variant_puzzle *variant, const uint64_t *candidates);

/* Adds the picture of a grid, and the rules that it does not show. */
void variant_add_picture(struct text *text, const struct settings *settings,
                         const struct variant_puzzle *variant, const uint8_t *values);
void variant_add_rules(struct text *text, const struct variant_puzzle *variant);

/* Sets FIELD_OF_FORM and FIELD_OF_RULES: with the cells, they are all of the puzzle. Does nothing
 * for a plain puzzle. */
void variant_set_rules(struct record *record, const struct variant_puzzle *variant);

#endif
