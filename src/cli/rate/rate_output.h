/* SPDX-License-Identifier: MIT */
/*
 * The records of `ennead rate`.
 */
#ifndef CLI_RATE_OUTPUT_H
#define CLI_RATE_OUTPUT_H

#include "cli/rate/rate_settings.h"
#include "cli/rate/rated.h"
#include "cli/record/records.h"

/* How records are written on the scale of the settings. */
struct records rate_records(struct rate_settings *settings);

/* Sets what is known of a puzzle in a record. */
void rate_set(struct record *record, const struct rate_settings *settings,
              const struct puzzle_rating *rated);

/* Sets the verdict and the steps, but nothing of the puzzle itself. */
void rate_set_steps(struct record *record, const struct scale *scale,
                    const struct puzzle_rating *rated);

#endif
