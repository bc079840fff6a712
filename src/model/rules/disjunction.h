/* SPDX-License-Identifier: MIT */
/*
 * One of several rules, or all of them.
 */
#ifndef ENNEAD_MODEL_RULES_DISJUNCTION_H
#define ENNEAD_MODEL_RULES_DISJUNCTION_H

#include "model/rule.h"

/* Add a rule that contains others; `add` adds those. */
ennead_status disjunction_add(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, rule_build *add, const char **wrong);
ennead_status conjunction_add(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, rule_build *add, const char **wrong);

#endif
