/* SPDX-License-Identifier: MIT */
/*
 * Rules by which a cell says how many others have the value of one of them.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_ALIKE_H
#define ENNEAD_MODEL_RULES_CELLS_ALIKE_H

#include "model/rule.h"

rule_build build_alike;
rule_build build_run;

#endif
