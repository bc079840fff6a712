/* SPDX-License-Identifier: MIT */
/*
 * Explanations by a model, for puzzles with variant rules or of another size, and for others
 * with --engine=model.
 */
#ifndef CLI_EXPLAIN_MODEL_H
#define CLI_EXPLAIN_MODEL_H

#include "cli/batch/slot.h"
#include "cli/explain/explanation.h"

/* Writes the steps that the puzzle's model finds. */
void explain_by_model(const struct explain_settings *settings, struct slot *slot,
                      const struct item *item, const struct variant_puzzle *variant);

/* What a model that finds no further step says of its puzzle: an OUTCOME_... */
int explain_model_outcome(const struct explained_model *model);

/* Whether it did not try every value, because there are too many. */
bool explain_has_too_many_trials(const struct explained_model *model);

#endif
