/* SPDX-License-Identifier: MIT */
/*
 * The rule that some cells are divided into regions, which other cells number.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_UNKNOWN_REGIONS_H
#define ENNEAD_MODEL_RULES_CELLS_UNKNOWN_REGIONS_H

#include "model/rule.h"

rule_build build_unknown_regions;

#endif
