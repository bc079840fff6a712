/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain --engine=model`.
 */
#ifndef CLI_EXPLAIN_MODEL_H
#define CLI_EXPLAIN_MODEL_H

#include "cli/batch/slot.h"

/* Writes the steps of the constraint model for a puzzle. */
void explain_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                      const ennead_puzzle *puzzle);

#endif
