/* SPDX-License-Identifier: MIT */
/*
 * The steps of explanations in JSON, for the member `path` of their records.
 */
#ifndef CLI_EXPLAIN_JSON_H
#define CLI_EXPLAIN_JSON_H

#include "cli/explain/explanation.h"

void explain_json_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_json_model_step(struct explanation *explanation);

/* Opens the object of a step in the path, and closes it with the state after it, if that is to be shown. */
struct json_out explain_json_begin_step(struct explanation *explanation);
void explain_json_end_step(struct explanation *explanation, struct json_out *json,
                           const ennead_state *after);

#endif
