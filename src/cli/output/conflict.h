/* SPDX-License-Identifier: MIT */
/*
 * Why a puzzle has no solution: two of its givens conflict, or some may be misprints.
 */
#ifndef CLI_CONFLICT_H
#define CLI_CONFLICT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Adds ": r1c1 and r1c5 are both 7" if values of a puzzle, or of a variant unless that is NULL,
 * conflict. Returns whether they do. */
bool conflict_add(struct text *text, const ennead_puzzle *puzzle,
                  const struct variant_puzzle *variant);

/* Whether the place of a puzzle is so near the beginning of its file that misprints are looked
 * for. */
bool conflict_seeks_misprints(uint64_t place);

/* Reports why a puzzle has no solution, if that is known: the conflict of its givens; and near
 * the beginning of a file the clues that may be misprints: to look for these in each puzzle of a
 * long list would take longer than to solve it. Returns whether it is known. */
bool conflict_report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle);
bool conflict_report_of_variant(struct slot *slot, const struct item *item,
                                const struct variant_puzzle *variant);

#endif
