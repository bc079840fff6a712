/* SPDX-License-Identifier: MIT */
/*
 * Any rule, by its name.
 */
#ifndef ENNEAD_MODEL_RULES_RULES_H
#define ENNEAD_MODEL_RULES_RULES_H

#include "model/rule.h"

/* Adds the propagators of a rule. ENNEAD_STATUS_BAD_ARGUMENT: it is none, or cannot be kept, and *wrong says
 * why. */
rule_build rule_add;

#endif
