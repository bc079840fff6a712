/* SPDX-License-Identifier: MIT */
/*
 * Rules of neighbors.
 */
#ifndef ENNEAD_PICTURE_BETWEEN_H
#define ENNEAD_PICTURE_BETWEEN_H

#include "picture/rules/rule_picture.h"

rule_draw draw_greater;
rule_draw draw_white_dot;
rule_draw draw_black_dot;
rule_draw draw_x;
rule_draw draw_v;
rule_draw draw_quadruple;

#endif
