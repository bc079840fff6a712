/* SPDX-License-Identifier: MIT */
/*
 * Rellik cages.
 */
#ifndef ENNEAD_MODEL_RULES_GROUPS_RELLIK_H
#define ENNEAD_MODEL_RULES_GROUPS_RELLIK_H

#include "model/rule.h"

rule_build build_rellik;

#endif
