/* SPDX-License-Identifier: MIT */
/*
 * Values that nothing tells from each other.
 */
#ifndef ENNEAD_MODEL_BRANCHING_TWINS_H
#define ENNEAD_MODEL_BRANCHING_TWINS_H

#include "model/model.h"

/* Whether the search that starts may refute the twins of a value with it: its branching was not
 * chosen by the caller, no rule tells one value from another, and the puzzle leaves two values in
 * the same cells. */
bool find_twins(ennead_model *m);

/* The value and its twins: the values that are in the same cells of a state. If there is no
 * solution with the value in a cell, then there is none with a twin there. */
domain twins_of(const ennead_model *m, const domain *state, int value);

#endif
