/* SPDX-License-Identifier: MIT */
/*
 * The walk behind the engines bifurcation and random, which differ in the digit that they try first.
 */
#ifndef ENNEAD_SEARCH_WALK_WALK_H
#define ENNEAD_SEARCH_WALK_WALK_H

#include "search/base/search.h"

void walk_start(search *s, const ennead_puzzle *puzzle, int (*pick)(walk_state *w, digits set));
search_outcome walk_next(search *s, uint8_t solution[ENNEAD_CELLS]);

#endif
