/* SPDX-License-Identifier: MIT */
/*
 * Hints for puzzles with rules of their own.
 */
#ifndef CLI_HINT_VARIANT_H
#define CLI_HINT_VARIANT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Writes the stages that are `wanted`. */
void hint_variant(struct slot *slot, const struct item *item, const struct variant_puzzle *variant,
                  const bool wanted[ENNEAD_HINT_MOVE + 1]);

#endif
