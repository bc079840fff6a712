/* SPDX-License-Identifier: MIT */
/*
 * Regular expressions.
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_REGEX_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_REGEX_H

#include "model/rule.h"

rule_build build_regex;

#endif
