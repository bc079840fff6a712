/* SPDX-License-Identifier: MIT */
/*
 * Lines along which values rise or fall.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_ORDER_H
#define ENNEAD_MODEL_RULES_PAIRS_ORDER_H

#include "model/rule.h"

rule_build build_thermo;
rule_build build_slow_thermo;
rule_build build_greater;

#endif
