/* SPDX-License-Identifier: MIT */
/*
 * Adds any rule, by its name.
 */
#ifndef ENNEAD_MODEL_RULES_RULES_H
#define ENNEAD_MODEL_RULES_RULES_H

#include "model/rule.h"

/* Adds the propagators of a rule. Returns ENNEAD_STATUS_BAD_ARGUMENT if it is not a rule, or
 * cannot be satisfied; *wrong says why. */
rule_build rule_add;

#endif
