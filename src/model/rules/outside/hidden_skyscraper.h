/* SPDX-License-Identifier: MIT */
/*
 * The first skyscraper of a line that is hidden behind a higher one.
 */
#ifndef ENNEAD_MODEL_RULES_OUTSIDE_HIDDEN_SKYSCRAPER_H
#define ENNEAD_MODEL_RULES_OUTSIDE_HIDDEN_SKYSCRAPER_H

#include "model/rule.h"

rule_build build_hidden_skyscraper;

#endif
