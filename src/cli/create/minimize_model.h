/* SPDX-License-Identifier: MIT */
/*
 * `ennead minimize` for puzzles with variant rules and of other sizes.
 */
#ifndef CLI_MINIMIZE_MODEL_H
#define CLI_MINIMIZE_MODEL_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

/* Removes clues in random order, and writes the result if the puzzle has one solution; *verdict
 * gets its verdict. May return ENNEAD_STATUS_OUT_OF_MEMORY. */
ennead_status minimize_by_model(const struct settings *settings, struct slot *slot,
                                const struct item *item, const struct variant_puzzle *variant,
                                ennead_verdict *verdict);

#endif
