/* SPDX-License-Identifier: MIT */
/*
 * Whether puzzles with rules of their own are well made.
 */
#ifndef CLI_CHECK_VARIANT_H
#define CLI_CHECK_VARIANT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

enum checked_for { CHECKED_FOR_ONE, CHECKED_FOR_MINIMAL };

/* Writes the line of a puzzle, and adds to the totals whether it is as `wanted`. */
void check_variant(const struct settings *settings, struct slot *slot, const struct item *item,
                   const struct variant_puzzle *variant, enum checked_for wanted);

#endif
