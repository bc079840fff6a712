/* SPDX-License-Identifier: MIT */
/*
 * Cells that differ.
 */
#ifndef ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_H
#define ENNEAD_MODEL_FILTERS_HOUSES_ALLDIFFERENT_H

#include "model/rule.h"

/* Adds the rule that the cells differ, in the strength that the options ask for. */
ennead_status alldifferent_add(ennead_model *m, const uint16_t *cells, int count);

rule_build build_all_different;

#endif
