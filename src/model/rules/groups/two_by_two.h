/* SPDX-License-Identifier: MIT */
/*
 * Rules of every square of 2x2 cells.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_TWO_BY_TWO_H
#define ENNEAD_MODEL_RULES_GROUPS_TWO_BY_TWO_H

#include "model/rule.h"

rule_build build_global_entropy;
rule_build build_global_modular;

#endif
