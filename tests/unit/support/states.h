/* SPDX-License-Identifier: MIT */
/*
 * Random states in the middle of a game, for tests.
 */
#ifndef UNIT_STATES_H
#define UNIT_STATES_H

#include "support/checker.h"

/* A random full grid of which some digits are given, some placed, and the other cells have
 * candidates, the right one among them, that no digit in their sight rules out. */
ennead_state random_state(struct generator *g);

#endif
