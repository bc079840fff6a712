/* SPDX-License-Identifier: MIT */
/*
 * The steps of explanations in JSON, for the member `path` of their records.
 */
#ifndef CLI_EXPLAIN_JSON_H
#define CLI_EXPLAIN_JSON_H

#include "cli/explain/explanation.h"

void explain_json_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
/* Adds what a step rests on: `digits`, `houses`, `cover` and `cells`, those that are not empty. */
void explain_json_facts(struct json_out *json, uint16_t digits, uint32_t base, uint32_t cover,
                        ennead_cell_set cells);
void explain_json_model_step(struct explanation *explanation);

/* Begins the object of a step in the path; explain_json_end_step ends it, with the state after the
 * step if that is wanted. */
struct json_out explain_json_begin_step(struct explanation *explanation);
void explain_json_end_step(struct explanation *explanation, struct json_out *json,
                           const ennead_state *after);

#endif
