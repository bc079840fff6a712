/* SPDX-License-Identifier: MIT */
/*
 * What a rule of a description takes, from its row in ENNEAD_CONSTRAINTS: how many numbers, parts
 * and cells, and whether a text or inner rules.
 */
#ifndef ENNEAD_GRID_CONSTRAINTS_H
#define ENNEAD_GRID_CONSTRAINTS_H

#include "ennead.h"

/* Checks that a rule has what its row allows. Returns NULL if so, else the error as a sentence
 * without its final period. */
const char *constraint_misfit(const ennead_constraint_row *row, const ennead_constraint *rule);

#endif
