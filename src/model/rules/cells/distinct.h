/* SPDX-License-Identifier: MIT */
/*
 * The rule that a cell says how many different values others have.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_DISTINCT_H
#define ENNEAD_MODEL_RULES_CELLS_DISTINCT_H

#include "model/rule.h"

rule_build build_distinct;

#endif
