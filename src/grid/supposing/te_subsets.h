/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden subsets, and fish in rows and columns.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_SUBSETS_H
#define ENNEAD_GRID_SUPPOSING_TE_SUBSETS_H

#include "grid/supposing/te_board.h"

/* Eliminates what subsets and fish of this size do, each once: 2 for pairs and X-Wings, to 4.
 * Returns whether the board changed. */
bool te_reduce_subsets(se_board *b, int size);

/* Closes the board under singles, locked candidates, subsets and fish. */
te_outcome te_close_subsets(se_board *b);

#endif
