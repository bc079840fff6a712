/* SPDX-License-Identifier: MIT */
/*
 * The path of Sudoku Explainer as JSON.
 */
#ifndef CLI_EXPLAIN_SE_JSON_H
#define CLI_EXPLAIN_SE_JSON_H

#include "cli/explain/explanation.h"

void explain_json_se_step(struct explanation *explanation, const ennead_se_step *step,
                          const ennead_state *after);

#endif
