/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model` for puzzles of nine by nine: one model a thread, made once; each
 * puzzle is its sets of candidates.
 */
#include "cli/solve/solve_model.h"

#include <inttypes.h>

#include "cli/batch/puzzle_model.h"
#include "cli/output/output.h"

static ennead_status start(ennead_model *model, const ennead_puzzle *puzzle)
{
    uint64_t candidates[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = puzzle_model_values(puzzle, cell);
    return ennead_model_start(model, candidates);
}

ennead_status solve_slot_by_model(ennead_model *model, const struct settings *settings,
                                  struct slot *slot, size_t kept)
{
    uint8_t spare[ENNEAD_CELLS] = {0};
    ennead_status status = ENNEAD_STATUS_OK;
    for (size_t i = 0; i < slot->puzzle_count; i++) {
        ennead_model_result result;
        size_t found = 0;
        status = start(model, &slot->puzzles[i]);
        while (status == ENNEAD_STATUS_OK) {
            status =
                ennead_model_next(model, found < kept ? slot->solutions[i * kept + found] : spare);
            found++;
        }
        if (status != ENNEAD_STATUS_END)
            return status;
        ennead_model_get_result(model, &result);
        slot->results[i] = result.search;
        if (result.search.end != ENNEAD_SEARCH_END_STOP)
            totals_add_model(&slot->totals, &result, ENNEAD_CELLS);
        if (result.search.solutions > kept && settings->output->shows > kept)
            slot->state = SLOT_TO_WRITE;
    }
    return ENNEAD_STATUS_OK;
}

/* --------------------------------------------------------------------------------- in words */

void model_print_story(struct text *text, const struct totals *totals)
{
    const ennead_model_result *result = &totals->model.last;
    const ennead_solve_result *search = &result->search;
    if (totals_puzzles(totals) != 1)
        return;
    if (search->solutions > 0)
        text_format(text,
                    "solution found in %.3f ms\n%" PRIu64 " backtrack(s), %" PRIu64
                    " filter(s), max depth %" PRIu64 "\n",
                    1e3 * search->first_seconds, result->first_backtracks, result->first_filters,
                    result->first_depth);
    switch (search->verdict) {
    case ENNEAD_VERDICT_NONE:
        text_string(text, "no solution\n");
        break;
    case ENNEAD_VERDICT_UNIQUE:
        text_string(text, "no more solution\n");
        break;
    case ENNEAD_VERDICT_SEVERAL:
        text_string(text, "another solution\n");
        break;
    case ENNEAD_VERDICT_FOUND:
        break;
    case ENNEAD_VERDICT_LIMIT:
        text_string(text, "limit reached\n");
        break;
    }
    text_format(text, "solved in %.3f ms\n", 1e3 * search->seconds);
}

void model_print_totals(struct text *text, const struct totals *totals)
{
    text_format(text, "failures %" PRIu64 "\n", totals->counters.backtracks);
    text_format(text, "filters %" PRIu64 "\n", totals->model.filters);
    text_format(text, "unsearched %" PRIu64 "\n", totals->model.unsearched);
    text_format(text, "candidates %" PRIu64 "\n", totals->model.candidates);
}
