/* SPDX-License-Identifier: MIT */
/*
 * The first hidden skyscraper of a line.
 */
#ifndef ENNEAD_MODEL_RULES_OUTSIDE_HIDDEN_SKYSCRAPER_H
#define ENNEAD_MODEL_RULES_OUTSIDE_HIDDEN_SKYSCRAPER_H

#include "model/rule.h"

rule_build build_hidden_skyscraper;

#endif
