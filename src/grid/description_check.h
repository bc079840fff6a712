/* SPDX-License-Identifier: MIT */
/*
 * Checks a description: its members are in range, and what they point to is there. Callers may
 * build a description themselves or change its members, so every public function that takes one
 * calls this first. Whether the rules can be satisfied is the model's business.
 */
#ifndef ENNEAD_GRID_DESCRIPTION_CHECK_H
#define ENNEAD_GRID_DESCRIPTION_CHECK_H

#include "ennead.h"

/* Each of these returns NULL if all is well, else the error as a sentence without its final
 * period. */

/* Checks sizes, boxes, houses and the presence of arrays, but not the arrays' contents. */
const char *description_shape_error(const ennead_description *d);

/* Checks a rule and those inside it: it has a name, an array for each count, and cells of the
 * grid, and its parts add up to its cells. The shape of the description must have been checked. */
const char *description_rule_error(const ennead_description *d, const ennead_constraint *rule);

/* Checks the shape, the region and candidates of each cell, and each rule. */
const char *description_error(const ennead_description *d);

/* Whether boxes of this size cover the grid exactly, and are neither too many nor too large. The
 * sizes of the description must have been checked. */
bool description_boxes_fit(const ennead_description *d, int box_rows, int box_columns);

/* Whether a rule is in the table and has what its row allows. */
bool constraint_fits(const ennead_constraint *rule);

#endif
