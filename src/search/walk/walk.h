/* SPDX-License-Identifier: MIT */
/*
 * The backtracking behind the engines bifurcation and random. `pick` returns the digit of a set
 * that is tried first.
 */
#ifndef ENNEAD_SEARCH_WALK_WALK_H
#define ENNEAD_SEARCH_WALK_WALK_H

#include "search/base/search.h"

void walk_start(search *s, const ennead_puzzle *puzzle, int (*pick)(walk_state *w, digits set));
search_outcome walk_next(search *s, uint8_t solution[ENNEAD_CELLS]);

#endif
