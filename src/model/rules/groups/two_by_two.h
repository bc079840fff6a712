/* SPDX-License-Identifier: MIT */
/*
 * Rules about every 2x2 square.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_TWO_BY_TWO_H
#define ENNEAD_MODEL_RULES_GROUPS_TWO_BY_TWO_H

#include "model/rule.h"

rule_build build_global_entropy;
rule_build build_global_modular;

#endif
