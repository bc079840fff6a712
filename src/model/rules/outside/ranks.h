/* SPDX-License-Identifier: MIT */
/*
 * The rules of full rank: rows and columns in the order of the numbers that they read as.
 */
#ifndef ENNEAD_MODEL_RULES_OUTSIDE_RANKS_H
#define ENNEAD_MODEL_RULES_OUTSIDE_RANKS_H

#include "model/rule.h"

rule_build build_full_rank;
rule_build build_full_rank_ties;
rule_build build_different_lines;

#endif
