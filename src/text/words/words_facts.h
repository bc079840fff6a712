/* SPDX-License-Identifier: MIT */
/*
 * What sentences look up on the board on which a step is found.
 */
#ifndef ENNEAD_TEXT_WORDS_FACTS_H
#define ENNEAD_TEXT_WORDS_FACTS_H

#include "grid/cells.h"
#include "grid/digits.h"

/* The cells of a set that have the digit as a candidate, or that hold it. */
cells places_in(const ennead_state *state, int digit, cells set);
cells placed_in(const ennead_state *state, int digit, cells set);

/* The candidates of the cells of a set. */
digits candidates_in(const ennead_state *state, cells set);

/* The cells that see a cell of the set. */
cells seen_by(cells set);

/* All cells and all digits of which something is eliminated. */
cells cells_removed(const ennead_cell_set removed[10]);
digits digits_removed(const ennead_cell_set removed[10]);

#endif
