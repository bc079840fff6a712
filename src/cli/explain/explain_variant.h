/* SPDX-License-Identifier: MIT */
/*
 * Explanations of puzzles with rules of their own.
 */
#ifndef CLI_EXPLAIN_VARIANT_H
#define CLI_EXPLAIN_VARIANT_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/explain/explanation.h"

/* Writes the steps that the model of a puzzle gives. */
void explain_variant(const struct explain_settings *settings, struct slot *slot,
                     const struct item *item, const struct variant_puzzle *variant);

#endif
