/* SPDX-License-Identifier: MIT */
/*
 * Symmetries of the cells with clues, in grids of any size.
 */
#ifndef CLI_CLUE_SYMMETRY_H
#define CLI_CLUE_SYMMETRY_H

#include "cli/batch/variant_puzzle.h"

/* Like ennead_has_symmetry for plain puzzles. A grid that is not square has neither quarter turns
 * nor diagonals. */
bool clues_have_symmetry(const struct variant_puzzle *variant, ennead_symmetry symmetry);

#endif
