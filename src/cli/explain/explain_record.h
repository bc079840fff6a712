/* SPDX-License-Identifier: MIT */
/*
 * Explanations as records: how far each went, without its steps.
 */
#ifndef CLI_EXPLAIN_RECORD_H
#define CLI_EXPLAIN_RECORD_H

#include "cli/explain/explanation.h"

/* Outputs of tables: only the end of an explanation is written. */
void explain_record_begin(struct explanation *explanation);
void explain_record_step(struct explanation *explanation, const ennead_step *step,
                         const ennead_state *after);
void explain_record_se_step(struct explanation *explanation, const ennead_se_step *step,
                            const ennead_state *after);
void explain_record_model_step(struct explanation *explanation);
void explain_record_end(struct explanation *explanation);

/* How they are written, and what --where can ask on the scale of the settings. */
struct records explain_records(const struct explain_settings *settings);

/* Whether --where asks for an explanation that has ended. */
bool explain_record_wanted(struct explanation *explanation);

#endif
