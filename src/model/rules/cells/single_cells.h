/* SPDX-License-Identifier: MIT */
/*
 * Rules about single cells.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_SINGLE_CELLS_H
#define ENNEAD_MODEL_RULES_CELLS_SINGLE_CELLS_H

#include "model/rule.h"

rule_build build_odd;
rule_build build_even;
rule_build build_given;

#endif
