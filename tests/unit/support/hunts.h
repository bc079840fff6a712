/* SPDX-License-Identifier: MIT */
/*
 * The hunt of a technique on a state, for tests of what techniques look up there.
 */
#ifndef UNIT_HUNTS_H
#define UNIT_HUNTS_H

#include "support/states.h"

#include "logic/finder.h"

/* A hunt on a state, with nothing looked up yet. There is one at a time. */
const hunt *hunt_on(const ennead_state *state);

/* A random state that shows no contradiction and is not solved. */
ennead_state open_state(struct generator *g);

/* A random state without values in which most cells with 1 or 2 have no other candidates, and
 * others may have 1 and 2 too: it has many patterns of one pair of digits. */
ennead_state paired_state(struct generator *g);

/* The digits that cells may hold. */
digits digits_in(const ennead_state *state, cells set);

/* The cells that may hold a digit. */
cells places_of(const ennead_state *state, int digit);

/* The state of a technique's worked example. */
ennead_state state_of_example(int technique);

#endif
