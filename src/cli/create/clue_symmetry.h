/* SPDX-License-Identifier: MIT */
/*
 * Symmetries of the cells of the clues, in grids of any size.
 */
#ifndef CLI_CLUE_SYMMETRY_H
#define CLI_CLUE_SYMMETRY_H

#include "cli/batch/variant_puzzle.h"

/* What ennead_has_symmetry says of plain puzzles. A grid that is no square has neither a quarter-turn nor
 * diagonals. */
bool clues_have_symmetry(const struct variant_puzzle *variant, ennead_symmetry symmetry);

#endif
