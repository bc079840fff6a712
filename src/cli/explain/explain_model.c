/* SPDX-License-Identifier: MIT */
/*
 * The steps of a constraint model: what a single house or rule implies, else a trial that fails.
 */
#include "cli/explain/explain_model.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/explain/explain_record.h"
#include "cli/output/variant_text.h"

int explain_model_outcome(const struct explained_model *m)
{
    ennead_model_result result;
    ennead_model_get_result(m->variant->model, &result);
    return m->step.text[0] != '\0'                       ? OUTCOME_MISTAKE
           : variant_is_solved(m->variant, m->left)      ? OUTCOME_SOLVED
           : result.search.end == ENNEAD_SEARCH_END_TIME ? OUTCOME_LIMIT
                                                         : OUTCOME_STUCK;
}

bool explain_has_too_many_trials(const struct explained_model *m)
{
    ennead_model_result result;
    ennead_model_get_result(m->variant->model, &result);
    return result.search.end == ENNEAD_SEARCH_END_NODES;
}

static void explain_steps(struct explanation *e)
{
    struct explained_model *m = e->model;
    const ennead_description *d = &m->variant->description;
    const size_t bytes = (size_t)d->rows * (size_t)d->columns * sizeof *m->left;
    memcpy(m->left, d->candidates, bytes);
    if (e->settings->output->begin != NULL)
        e->settings->output->begin(e);
    for (;;) {
        memcpy(m->before, m->left, bytes);
        (void)ennead_model_set_time_limit(m->variant->model, time_limit_left(&e->limit));
        if (e->text->failed || signals_stopped() ||
            ennead_model_step_next(m->variant->model, ENNEAD_MODEL_REASON_TRIAL, m->left,
                                   &m->step) != ENNEAD_STATUS_OK)
            break;
        ennead_model_step_begin(m->variant->model, m->begin);
        e->steps++;
        const bool single = m->step.reason == ENNEAD_MODEL_REASON_PLACED;
        if ((single ? explain_tells_single(e) : explain_tells(e)) &&
            e->settings->output->model_step != NULL)
            e->settings->output->model_step(e);
    }
    e->outcome = explain_model_outcome(m);
    e->settings->output->end(e);
}

void explain_by_model(const struct explain_settings *settings, struct slot *slot,
                      const struct item *item, const struct variant_puzzle *variant)
{
    struct explained_model *model = calloc(1, sizeof *model);
    if (model == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    model->variant = variant;
    const size_t before = slot->output.length;
    struct explanation e = explanation_of(settings, slot, item);
    e.note = variant->report.title;
    e.note_length = strlen(e.note);
    e.model = model;
    explain_steps(&e);
    explain_drop_unwanted(&e, before);
    if (e.outcome != OUTCOME_SOLVED)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (signals_stopped())
        slot->cut = CUT_BY_STOP;
    free(model);
}
