/* SPDX-License-Identifier: MIT */
/*
 * Quadruples.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_QUADRUPLE_H
#define ENNEAD_MODEL_RULES_GROUPS_QUADRUPLE_H

#include "model/rule.h"

rule_build build_quadruple;

#endif
