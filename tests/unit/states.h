/* SPDX-License-Identifier: MIT */
/*
 * States in the middle of a game, for tests: random ones, and the state of a library line.
 */
#ifndef UNIT_STATES_H
#define UNIT_STATES_H

#include "support.h"

/* A random full grid of which some digits are given, some placed, and the other cells have
 * candidates, the right one among them, that no digit in their sight rules out. */
ennead_state random_state(struct generator *g);

/* The state of "givens:deleted", as it stands in a library line. */
ennead_state state_of(const char *givens_and_deleted);

void assert_states_equal(const ennead_state *actual, const ennead_state *expected);

#endif
