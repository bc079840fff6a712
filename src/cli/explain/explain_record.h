/* SPDX-License-Identifier: MIT */
/*
 * Explanations as records: how far each went, and in JSON its steps.
 */
#ifndef CLI_EXPLAIN_RECORD_H
#define CLI_EXPLAIN_RECORD_H

#include "cli/explain/explanation.h"

/* Writes the record of an explanation that has ended. */
void explain_record_end(struct explanation *explanation);

/* How they are written, and what --where can ask on the scale of the settings. */
struct records explain_records(const struct explain_settings *settings);

/* Takes back what an explanation that has ended wrote behind that length, if --where does not ask for it. */
void explain_drop_unwanted(struct explanation *explanation, size_t length);

#endif
