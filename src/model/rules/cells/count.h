/* SPDX-License-Identifier: MIT */
/*
 * How many cells have a value.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_COUNT_H
#define ENNEAD_MODEL_RULES_CELLS_COUNT_H

#include "model/rule.h"

rule_build build_count;

#endif
