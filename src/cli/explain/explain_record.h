/* SPDX-License-Identifier: MIT */
/*
 * Explanations as records: how far each path went, and in JSON its steps.
 */
#ifndef CLI_EXPLAIN_RECORD_H
#define CLI_EXPLAIN_RECORD_H

#include "cli/explain/explanation.h"

/* Writes the record of a finished explanation. */
void explain_record_end(struct explanation *explanation);

/* How the records are written, and what --where can ask for on the scale of the settings. */
struct records explain_records(const struct explain_settings *settings);
struct records hint_records(const struct explain_settings *settings);

/* Removes what a finished explanation wrote after this length, if it does not satisfy --where. */
void explain_drop_unwanted(struct explanation *explanation, size_t length);

#endif
