/* SPDX-License-Identifier: MIT */
/*
 * --count --estimate: an estimate of the number of solutions, by random descents of the model.
 */
#ifndef CLI_ESTIMATE_H
#define CLI_ESTIMATE_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"

enum { DEFAULT_SAMPLES = 1000 };

/* Estimates the number of solutions of a puzzle and writes it: as a line, or as a record. */
void estimate_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                       const struct variant_puzzle *variant);

#endif
