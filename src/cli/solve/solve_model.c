/* SPDX-License-Identifier: MIT */
/*
 * Solves puzzles by a model: those with variant rules or of another size, and plain ones with
 * --engine=model. Also the texts that only such answers have.
 */
#include "cli/solve/solve_model.h"

#include <inttypes.h>
#include <string.h>

#include "cli/solve/solve_answer.h"

/* The first solutions are kept; if there are more, all are found again while they are written. */
struct model_solutions {
    ennead_model_result result;
    uint8_t kept[2 * ENNEAD_MOST_CELLS];
};

static size_t cell_count(const struct variant_puzzle *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static ennead_status find(const struct variant_puzzle *variant, struct model_solutions *found)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    const size_t cells = cell_count(variant);
    ennead_status status;
    for (size_t i = 0; (status = ennead_model_next(variant->model, solution)) == ENNEAD_STATUS_OK;
         i++)
        if (i < sizeof found->kept / cells)
            memcpy(found->kept + i * cells, solution, cells);
    ennead_model_get_result(variant->model, &found->result);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

void solve_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                    const struct variant_puzzle *variant)
{
    struct model_solutions found;
    if (find(variant, &found) != ENNEAD_STATUS_OK)
        slot->cut = CUT_BY_MEMORY;
    else if (found.result.search.end == ENNEAD_SEARCH_END_STOP)
        slot->cut = CUT_BY_STOP;
    if (slot->cut != NOT_CUT)
        return;
    solve_write_answer(settings, slot, item,
                       &(struct found_out){.puzzle = variant->plain,
                                           .variant = variant,
                                           .result = &found.result.search,
                                           .kept = found.kept,
                                           .room = sizeof found.kept / cell_count(variant)});
    if (slot->cut == NOT_CUT)
        totals_add_model(&slot->totals, &found.result, cell_count(variant));
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
