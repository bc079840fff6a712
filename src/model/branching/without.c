/* SPDX-License-Identifier: MIT */
/*
 * Solves a puzzle once without each of its givens, like src/search/without.c for standard puzzles.
 */
#include "model/limits.h"
#include "model/model.h"

/* The number of solutions of the search that was started, as a verdict. */
static ennead_status ask(ennead_model *m, ennead_verdict *verdict)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_status status = ennead_model_start(m, NULL);

    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(m, solution);
    ennead_model_get_result(m, &result);
    *verdict = result.search.verdict;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

ennead_status ennead_model_without_each(ennead_model *model, const uint64_t *candidates,
                                        uint64_t node_limit, ennead_verdict *verdicts)
{
    const ennead_model_options own = model->options;
    ennead_status status = ennead_model_start(model, candidates);

    if (status != ENNEAD_STATUS_OK)
        return status;
    model->options.solutions = 2;
    model->options.node_limit = node_limit;
    for (int cell = 0; cell < model->cells && status == ENNEAD_STATUS_OK; cell++) {
        const domain given = model->start[cell];
        verdicts[cell] = ENNEAD_VERDICT_NONE;
        if (!is_single(given))
            continue;
        model->start[cell] = model->all;
        status = ask(model, &verdicts[cell]);
        model->start[cell] = given;
    }
    model->options = own;
    return status;
}
