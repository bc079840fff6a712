/* SPDX-License-Identifier: MIT */
/*
 * Dots and letters between two cells.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_DOTS_H
#define ENNEAD_MODEL_RULES_PAIRS_DOTS_H

#include "model/rule.h"

rule_build build_white_dot;
rule_build build_black_dot;
rule_build build_x;
rule_build build_v;
rule_build build_no_other_white_dots;
rule_build build_no_other_black_dots;
rule_build build_no_other_xv;

#endif
