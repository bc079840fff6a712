/* SPDX-License-Identifier: MIT */
/*
 * Explanations as JSON.
 */
#ifndef CLI_EXPLAIN_JSON_H
#define CLI_EXPLAIN_JSON_H

#include "cli/explain/explanation.h"

void explain_json_begin(struct explanation *explanation);
void explain_json_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_json_model_step(struct explanation *explanation);
void explain_json_end(struct explanation *explanation);

#endif
