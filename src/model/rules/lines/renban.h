/* SPDX-License-Identifier: MIT */
/*
 * Renban lines.
 */
#ifndef ENNEAD_MODEL_RULES_LINES_RENBAN_H
#define ENNEAD_MODEL_RULES_LINES_RENBAN_H

#include "model/rule.h"

rule_build build_renban;

#endif
