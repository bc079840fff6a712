/* SPDX-License-Identifier: MIT */
/*
 * Why a puzzle has no solution, if two of its givens conflict.
 */
#ifndef CLI_CONFLICT_H
#define CLI_CONFLICT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Adds "r1c1 and r1c5 are both 7". */
void conflict_add(struct text *text, const ennead_conflict *conflict);

/* Reports the conflict of a puzzle if there is one. Returns whether there is. */
bool conflict_report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle);
bool conflict_report_of_variant(struct slot *slot, const struct item *item,
                                const struct variant_puzzle *variant);

#endif
