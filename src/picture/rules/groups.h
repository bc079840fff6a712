/* SPDX-License-Identifier: MIT */
/*
 * Rules of sets of cells.
 */
#ifndef ENNEAD_PICTURE_GROUPS_H
#define ENNEAD_PICTURE_GROUPS_H

#include "picture/rules/rule_picture.h"

rule_draw draw_group;
rule_draw draw_sum;
rule_draw draw_cage;
rule_draw draw_distinct;
rule_draw draw_equal_parts;
rule_draw draw_extra_region;
rule_draw draw_clone;
rule_draw draw_indexer;
rule_draw draw_windows;
rule_draw draw_diagonal_up;
rule_draw draw_diagonal_down;

#endif
