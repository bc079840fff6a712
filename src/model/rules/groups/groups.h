/* SPDX-License-Identifier: MIT */
/*
 * Groups of cells whose values differ.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_GROUPS_H
#define ENNEAD_MODEL_RULES_GROUPS_GROUPS_H

#include "model/rule.h"

rule_build build_extra_region;
rule_build build_diagonal_up;
rule_build build_diagonal_down;
rule_build build_windoku;
rule_build build_disjoint_groups;

#endif
