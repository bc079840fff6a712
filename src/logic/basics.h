/* SPDX-License-Identifier: MIT */
/*
 * Does all singles, locked candidates and pairs at once, without reporting steps. In any order
 * they come to the same result: what one of them removes never prevents another, except by a
 * smaller one. So a path that is only asked whether it solves a puzzle may begin where this ends.
 */
#ifndef ENNEAD_LOGIC_BASICS_H
#define ENNEAD_LOGIC_BASICS_H

#include "ennead.h"
#include "grid/se_board.h"

typedef enum singles_end { SINGLES_OPEN, SINGLES_SOLVED, SINGLES_CONTRADICTION } singles_end;

/* Places singles until there are none. Returns SINGLES_CONTRADICTION if a house has no place for a
 * digit, two digits need the same cell, or a cell has no candidate; SINGLES_SOLVED if all cells
 * are filled; else SINGLES_OPEN. */
singles_end place_all_singles(se_board *b);

/* Does the singles, locked candidates and pairs that are in a set of techniques. The puzzle of
 * `state` must have one solution. `state` is not changed if the set lacks some kind of single.
 * Returns whether another technique of the set may find more. */
bool basics_do(ennead_state *state, const ennead_technique_set *techniques);

#endif
