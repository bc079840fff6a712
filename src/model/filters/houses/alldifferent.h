/* SPDX-License-Identifier: MIT */
/*
 * Cells that differ.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_H
#define ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_H

#include "model/rule.h"

/* The `value` of a house of a windoku. */
enum { OF_WINDOKU = 1 };

/* Adds the rule that the cells differ, in the strength that the options ask for. */
ennead_status alldifferent_add(ennead_model *m, const uint16_t *cells, int count);

rule_build build_all_different;

#endif
