/* SPDX-License-Identifier: MIT */
/*
 * Rules of lines.
 */
#ifndef ENNEAD_PICTURE_LINES_H
#define ENNEAD_PICTURE_LINES_H

#include "picture/rules/rule_picture.h"

rule_draw draw_line;
rule_draw draw_thermo;
rule_draw draw_slow_thermo;
rule_draw draw_whisper;
rule_draw draw_ended_line;
rule_draw draw_lockout;
rule_draw draw_zipper;
rule_draw draw_loop;
rule_draw draw_arrow;
rule_draw draw_read_line;

#endif
