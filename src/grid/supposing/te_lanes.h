/* SPDX-License-Identifier: MIT */
/*
 * Which candidates of a board lead to a contradiction when all singles are placed at once, again
 * and again: many suppositions at the same time, a bit for each. This chooses the edition for the
 * processor; te_lanes_kernel.h has the method.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LANES_H
#define ENNEAD_GRID_SUPPOSING_TE_LANES_H

#include "grid/se_board.h"

/* Adds to `found` the candidates that lead to a contradiction in at most `waves` waves. The board
 * must not be contradictory. If it has more than 384 candidates, all of them are added. */
void te_find_broken(const se_board *b, int waves, bands found[10]);

#endif
