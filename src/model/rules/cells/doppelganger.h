/* SPDX-License-Identifier: MIT */
/*
 * The rule that each house misses another value.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_DOPPELGANGER_H
#define ENNEAD_MODEL_RULES_CELLS_DOPPELGANGER_H

#include "model/rule.h"

rule_build build_doppelganger;

#endif
