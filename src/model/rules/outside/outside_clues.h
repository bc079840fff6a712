/* SPDX-License-Identifier: MIT */
/*
 * Clues outside the grid about a line of cells.
 */
#ifndef ENNEAD_MODEL_RULES_OUTSIDE_OUTSIDE_CLUES_H
#define ENNEAD_MODEL_RULES_OUTSIDE_OUTSIDE_CLUES_H

#include "model/rule.h"

rule_build build_skyscraper;
rule_build build_x_sum;
rule_build build_numbered_room;

#endif
