/* SPDX-License-Identifier: MIT */
/*
 * Entropic and modular lines.
 */
#ifndef ENNEAD_MODEL_RULES_LINES_CYCLES_H
#define ENNEAD_MODEL_RULES_LINES_CYCLES_H

#include "model/rule.h"

rule_build build_entropic;
rule_build build_modular;

#endif
