/* SPDX-License-Identifier: MIT */
/*
 * Whether a description is one: its members are in their ranges, and what they point to is there.
 * Callers may make one themselves or change its members, so each public function that takes one asks
 * here before it looks at anything else. Whether the rules can be kept is the model's question.
 */
#ifndef ENNEAD_GRID_DESCRIPTION_CHECK_H
#define ENNEAD_GRID_DESCRIPTION_CHECK_H

#include "ennead.h"

/* Each says what is wrong, as a sentence without its end; NULL: nothing. */

/* The sizes, boxes, houses and arrays, without looking into the arrays. */
const char *description_shape_error(const ennead_description *d);

/* The rule and those inside it: a name, arrays for what is counted, cells of the grid, parts that are
 * all of the cells. The shape of the description is sound. */
const char *description_rule_error(const ennead_description *d, const ennead_constraint *rule);

/* The shape, the region and candidates of each cell, and each rule. */
const char *description_error(const ennead_description *d);

/* Whether boxes of that size cover the grid exactly and are neither too many nor too large. The sizes
 * of the description are sound. */
bool description_boxes_fit(const ennead_description *d, int box_rows, int box_columns);

/* Whether a rule is in the table and has what its row says. */
bool constraint_fits(const ennead_constraint *rule);

#endif
