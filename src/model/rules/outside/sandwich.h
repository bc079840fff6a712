/* SPDX-License-Identifier: MIT */
/*
 * Sums between the extremes of a line.
 */
#ifndef ENNEAD_MODEL_RULES_OUTSIDE_SANDWICH_H
#define ENNEAD_MODEL_RULES_OUTSIDE_SANDWICH_H

#include "model/rule.h"

rule_build build_sandwich;
rule_build build_lunchbox;

#endif
