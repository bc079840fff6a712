/* SPDX-License-Identifier: MIT */
/*
 * Cells that hold the same values.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_EQUAL_VALUES_H
#define ENNEAD_MODEL_RULES_PAIRS_EQUAL_VALUES_H

#include "model/rule.h"

rule_build build_palindrome;
rule_build build_clone;
rule_build build_same_values;

#endif
