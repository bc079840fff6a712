/* SPDX-License-Identifier: MIT */
/*
 * What sentences look up on the board where a step was found.
 */
#ifndef ENNEAD_TEXT_WORDS_FACTS_H
#define ENNEAD_TEXT_WORDS_FACTS_H

#include "grid/cells.h"
#include "grid/digits.h"

/* The cells of a set that hold the digit or have it as a candidate. */
cells places_in(const ennead_state *state, int digit, cells set);
cells placed_in(const ennead_state *state, int digit, cells set);

/* The candidates of the cells of a set. */
digits candidates_in(const ennead_state *state, cells set);

/* The cells that see a cell of the set. */
cells seen_by(cells set);

/* All cells, and all digits, with eliminations. */
cells cells_removed(const ennead_cell_set removed[10]);
digits digits_removed(const ennead_cell_set removed[10]);

#endif
