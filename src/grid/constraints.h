/* SPDX-License-Identifier: MIT */
/*
 * What a rule of a description takes, by its row in ENNEAD_CONSTRAINTS: how many numbers, parts and
 * cells, and whether a text or rules inside it.
 */
#ifndef ENNEAD_GRID_CONSTRAINTS_H
#define ENNEAD_GRID_CONSTRAINTS_H

#include "ennead.h"

/* What is wrong with the shape of a rule, as a sentence without its end; NULL when it fits. */
const char *constraint_misfit(const ennead_constraint_row *row, const ennead_constraint *rule);

#endif
