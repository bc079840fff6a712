/* SPDX-License-Identifier: MIT */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_RULES_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_RULES_H

#include "text/fpuzzles/fpuzzles_nodes.h"

/* Reads the rules of all members. Returns false if one is wrong, or memory ran out. */
bool fpuzzles_rules(fp *f);

#endif
