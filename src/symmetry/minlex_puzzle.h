/* SPDX-License-Identifier: MIT */
/*
 * The least form of a puzzle.
 */
#ifndef ENNEAD_SYMMETRY_MINLEX_PUZZLE_H
#define ENNEAD_SYMMETRY_MINLEX_PUZZLE_H

#include "symmetry/minlex.h"

/* Computes the least form of any 81 cells from 0 to 9. */
void minlex_puzzle(const uint8_t board[ENNEAD_CELLS], minlex_form *l);

#endif
