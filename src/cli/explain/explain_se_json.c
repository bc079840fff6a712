/* SPDX-License-Identifier: MIT */
/*
 * The path of Sudoku Explainer as JSON: steps like those of other techniques, and chains as lists
 * of nodes that name their parents.
 */
#include "cli/explain/explain_se_json.h"

#include "cli/explain/explain_json.h"

void explain_json_se_step(struct explanation *e, const ennead_se_step *step,
                          const ennead_state *after)
{
    const ennead_wording *wording = &e->settings->by.common.wording;
    struct text object = {0};
    struct json_out json = explain_json_begin_step(e);
    text_repeat(&object, ' ', ennead_write_se_step_json(&e->state, step, wording, NULL, 0) + 1);
    if (!object.failed)
        object.length =
            ennead_write_se_step_json(&e->state, step, wording, object.bytes, object.length);
    explain_json_members(&json, &object);
    text_free(&object);
    explain_json_end_step(e, &json, after);
}
