/* SPDX-License-Identifier: MIT */
/*
 * How far singles, locked candidates and pairs go, all of them at once and without telling of steps.
 * Whatever their order they come to the same end: what one of them takes away makes none of the
 * others impossible but by a smaller one. So a path that is only asked whether it solves a puzzle may
 * begin where this ends.
 */
#ifndef ENNEAD_LOGIC_BASICS_H
#define ENNEAD_LOGIC_BASICS_H

#include "ennead.h"
#include "grid/se_board.h"

typedef enum singles_end { SINGLES_OPEN, SINGLES_SOLVED, SINGLES_CONTRADICTION } singles_end;

/* Places singles until there are none. SINGLES_CONTRADICTION: a house has no place for a digit, a cell is
 * wanted by two, or can hold none; SINGLES_SOLVED: there are no more cells to fill; else SINGLES_OPEN. */
singles_end place_all_singles(se_board *b);

/* Does what those of a set of techniques that are singles, locked candidates and pairs can do. `state`
 * is of a puzzle with one solution, and is left as it is if the set does not have all singles. Returns
 * whether another technique of the set may have more to do. */
bool basics_do(ennead_state *state, const ennead_technique_set *techniques);

#endif
