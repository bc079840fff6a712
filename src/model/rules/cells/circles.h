/* SPDX-License-Identifier: MIT */
/*
 * Counting circles.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_CIRCLES_H
#define ENNEAD_MODEL_RULES_CELLS_CIRCLES_H

#include "model/rule.h"

rule_build build_counting_circles;

#endif
