/* SPDX-License-Identifier: MIT */
/*
 * Clues outside the grid.
 */
#ifndef ENNEAD_PICTURE_OUTSIDE_H
#define ENNEAD_PICTURE_OUTSIDE_H

#include "picture/rules/rule_picture.h"

rule_draw draw_clue;
rule_draw draw_little_killer;

/* Whether a clue can be placed outside: its line is straight and begins at the edge of the grid. */
bool clue_has_place(const struct drawn_board *board, const ennead_constraint *rule);

#endif
