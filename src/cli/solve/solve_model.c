/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model` for puzzles of nine by nine: one model a thread, made once; each
 * puzzle is its sets of candidates.
 */
#include "cli/solve/solve_model.h"

#include <inttypes.h>

#include "cli/output/output.h"

uint64_t model_values_of(const ennead_puzzle *puzzle, int cell)
{
    uint64_t values = puzzle->candidates[cell];
    if (puzzle->givens[cell] > 0)
        values &= (uint64_t)1 << (puzzle->givens[cell] - 1);
    return values;
}

static ennead_status start(ennead_model *model, const ennead_puzzle *puzzle)
{
    uint64_t candidates[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = model_values_of(puzzle, cell);
    return ennead_model_start(model, candidates);
}

ennead_status model_description(const ennead_puzzle *puzzle, ennead_description **description)
{
    ennead_status status = ennead_description_new(9, 9, 9, NULL, description);
    if (status == ENNEAD_OK)
        status = ennead_description_set_boxes(*description, 3, 3);
    for (int cell = 0; status == ENNEAD_OK && puzzle != NULL && cell < ENNEAD_CELLS; cell++)
        (*description)->candidates[cell] = model_values_of(puzzle, cell);
    return status;
}

ennead_status model_of_puzzle(const ennead_puzzle *puzzle, const ennead_model_options *options,
                              ennead_model **model)
{
    ennead_description *description = NULL;
    ennead_status status = model_description(puzzle, &description);
    *model = NULL;
    if (status == ENNEAD_OK)
        status = ennead_model_new(description, options, NULL, NULL, model);
    ennead_description_free(description);
    return status;
}

void model_add_totals(struct totals *totals, const ennead_model_result *result, size_t cells)
{
    totals->model.filters += result->filters;
    totals->model.unsearched += result->root_candidates == cells;
    totals->model.candidates += result->root_candidates;
    totals->model.last = *result;
}

ennead_status solve_slot_by_model(ennead_model *model, const struct settings *settings,
                                  struct slot *slot, size_t kept)
{
    uint8_t spare[ENNEAD_CELLS] = {0};
    ennead_status status = ENNEAD_OK;
    for (size_t i = 0; i < slot->puzzle_count; i++) {
        ennead_model_result result;
        size_t found = 0;
        status = start(model, &slot->puzzles[i]);
        while (status == ENNEAD_OK) {
            status =
                ennead_model_next(model, found < kept ? slot->solutions[i * kept + found] : spare);
            found++;
        }
        if (status != ENNEAD_END)
            return status;
        ennead_model_result_of(model, &result);
        slot->results[i] = result.search;
        if (result.search.end != ENNEAD_ENDED_STOP)
            model_add_totals(&slot->totals, &result, ENNEAD_CELLS);
        if (result.search.solutions > kept && settings->output->shows > kept)
            slot->state = SLOT_TO_WRITE;
    }
    return ENNEAD_OK;
}

/* --------------------------------------------------------------------------------- in words */

void model_print_story(struct text *text, const struct totals *totals)
{
    const ennead_model_result *result = &totals->model.last;
    const ennead_result *search = &result->search;
    if (totals_puzzles(totals) != 1)
        return;
    if (search->solutions > 0)
        text_format(text,
                    "solution found in %.3f ms\n%" PRIu64 " backtrack(s), %" PRIu64
                    " filter(s), max depth %" PRIu64 "\n",
                    1e3 * search->first_seconds, result->first_backtracks, result->first_filters,
                    result->first_depth);
    switch (search->verdict) {
    case ENNEAD_NONE:
        text_string(text, "no solution\n");
        break;
    case ENNEAD_UNIQUE:
        text_string(text, "no more solution\n");
        break;
    case ENNEAD_SEVERAL:
        text_string(text, "another solution\n");
        break;
    case ENNEAD_FOUND:
        break;
    case ENNEAD_LIMIT:
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
