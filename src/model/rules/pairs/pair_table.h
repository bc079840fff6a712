/* SPDX-License-Identifier: MIT */
/*
 * A table of allowed pairs.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_PAIR_TABLE_H
#define ENNEAD_MODEL_RULES_PAIRS_PAIR_TABLE_H

#include "model/rule.h"

rule_build build_pairs;

#endif
