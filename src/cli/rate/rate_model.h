/* SPDX-License-Identifier: MIT */
/*
 * Rates a puzzle with variant rules or of another size, for which no scale is known: by the steps
 * of its explanation.
 */
#ifndef CLI_RATE_MODEL_H
#define CLI_RATE_MODEL_H

#include "cli/batch/variant_puzzle.h"
#include "cli/options/settings.h"
#include "cli/rate/rated.h"

/* Sets the verdict of a puzzle, and if it has one solution, how many steps of each kind explain it.
 * Kind k, an ennead_model_reason, has the number `first` + k. Returns false if stopped. */
bool rate_by_model(const struct settings *settings, const struct variant_puzzle *variant, int first,
                   struct puzzle_rating *rated);

#endif
