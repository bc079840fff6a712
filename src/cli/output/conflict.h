/* SPDX-License-Identifier: MIT */
/*
 * Why a puzzle has no solution, where that can be seen: two of its givens are at odds.
 */
#ifndef CLI_CONFLICT_H
#define CLI_CONFLICT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Adds "r1c1 and r1c5 are both 7". */
void conflict_add(struct text *text, const ennead_conflict *conflict);

/* Says it of a puzzle, or says nothing. */
void conflict_report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle);
void conflict_report_of_variant(struct slot *slot, const struct item *item,
                                const struct variant_puzzle *variant);

#endif
