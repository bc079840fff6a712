/* SPDX-License-Identifier: MIT */
/*
 * The rule that cells with some values are connected.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_CONNECTED_H
#define ENNEAD_MODEL_RULES_CELLS_CONNECTED_H

#include "model/rule.h"

rule_build build_connected;

#endif
