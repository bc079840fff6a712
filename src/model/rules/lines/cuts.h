/* SPDX-License-Identifier: MIT */
/*
 * Lines that can be cut into pieces with the same sum.
 */
#ifndef ENNEAD_MODEL_RULES_LINES_CUTS_H
#define ENNEAD_MODEL_RULES_LINES_CUTS_H

#include "model/rule.h"

rule_build build_sum_line;
rule_build build_sum_loop;

#endif
