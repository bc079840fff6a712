/* SPDX-License-Identifier: MIT */
/*
 * Cells that are a certain move apart.
 */
#ifndef ENNEAD_MODEL_RULES_PAIRS_CHESS_MOVES_H
#define ENNEAD_MODEL_RULES_PAIRS_CHESS_MOVES_H

#include "model/rule.h"

rule_build build_anti_knight;
rule_build build_anti_king;
rule_build build_anti_taxicab;
rule_build build_nonconsecutive;

#endif
