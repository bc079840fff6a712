/* SPDX-License-Identifier: MIT */
/*
 * Cells that are less, or greater, than their neighbors.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_NEIGHBORS_H
#define ENNEAD_MODEL_RULES_CELLS_NEIGHBORS_H

#include "model/rule.h"

rule_build build_minimum;
rule_build build_maximum;

#endif
