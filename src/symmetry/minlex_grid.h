/* SPDX-License-Identifier: MIT */
/*
 * The least form of a full grid.
 */
#ifndef ENNEAD_SYMMETRY_MINLEX_GRID_H
#define ENNEAD_SYMMETRY_MINLEX_GRID_H

#include "symmetry/minlex.h"

/* Computes the least form of a full grid in which each house has the nine digits. */
void minlex_grid(const uint8_t board[ENNEAD_CELLS], minlex_form *l);

#endif
