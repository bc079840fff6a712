/* SPDX-License-Identifier: MIT */
/*
 * Rules of single cells.
 */
#ifndef ENNEAD_PICTURE_CELLS_H
#define ENNEAD_PICTURE_CELLS_H

#include "picture/rules/rule_picture.h"

rule_draw draw_odd;
rule_draw draw_even;
rule_draw draw_minimum;
rule_draw draw_maximum;
rule_draw draw_counting;

#endif
