/* SPDX-License-Identifier: MIT */
/*
 * Lines whose two ends restrict the cells on them.
 */
#ifndef ENNEAD_MODEL_RULES_LINES_LINE_ENDS_H
#define ENNEAD_MODEL_RULES_LINES_LINE_ENDS_H

#include "model/rule.h"

rule_build build_between;
rule_build build_lockout;

#endif
