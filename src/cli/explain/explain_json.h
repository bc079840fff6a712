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

/* Begins the object of a step in the path; explain_json_end_step ends it, with the state after the
 * step if that is wanted. Between them come the members of the object that the library writes. */
struct json_out explain_json_begin_step(struct explanation *explanation);
void explain_json_members(struct json_out *json, const struct text *object);
void explain_json_end_step(struct explanation *explanation, struct json_out *json,
                           const ennead_state *after);

#endif
