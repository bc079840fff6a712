/* SPDX-License-Identifier: MIT */
/*
 * Automata written in the texts of rules.
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_TRANSITIONS_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_TRANSITIONS_H

#include "model/rule.h"

rule_build build_automaton;

#endif
