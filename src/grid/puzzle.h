/* SPDX-License-Identifier: MIT */
/*
 * Checks of puzzles from the caller.
 */
#ifndef ENNEAD_GRID_PUZZLE_H
#define ENNEAD_GRID_PUZZLE_H

#include "ennead.h"

/* Whether the puzzle's values are in range. */
ennead_status check_puzzle(const ennead_puzzle *puzzle);

#endif
