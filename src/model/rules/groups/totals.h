/* SPDX-License-Identifier: MIT */
/*
 * Cells with a sum, or the same sum.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_TOTALS_H
#define ENNEAD_MODEL_RULES_GROUPS_TOTALS_H

#include "model/rule.h"

rule_build build_sum;
rule_build build_little_killer;
rule_build build_arrow;
rule_build build_double_arrow;
rule_build build_equal_sum;
rule_build build_region_sum;
rule_build build_zipper;

#endif
