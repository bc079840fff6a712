/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` for a puzzle with rules of its own or of another size, and for plain ones with
 * --engine=model. The answer is written by the same outputs; only a grid for people is a picture of its own.
 */
#include "cli/solve/solve_variant.h"

#include <inttypes.h>
#include <string.h>

#include "cli/batch/variant_item.h"
#include "cli/output/cells.h"
#include "cli/output/output.h"
#include "cli/output/variant_text.h"

/* The first solutions are kept; if there are more, all are found again while they are written. */
struct variant_solutions {
    ennead_model_result result;
    uint8_t kept[2 * ENNEAD_MOST_CELLS];
};

static size_t cell_count(const struct variant_puzzle *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static ennead_status find(const struct variant_puzzle *variant, struct variant_solutions *found)
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

static void write_answer(const struct settings *settings, struct slot *slot,
                         const struct item *item, const struct variant_puzzle *variant,
                         const struct variant_solutions *found)
{
    const ennead_solve_result *result = &found->result.search;
    const ennead_model_options options = variant_model_options(settings);
    const size_t room = sizeof found->kept / cell_count(variant);
    ennead_conflict conflict;
    struct solutions solutions = {
        .model = &options,
        .rules = &variant->description,
        .kept = found->kept,
        .cell_count = cell_count(variant),
        .kept_count = result->solutions < room ? result->solutions : room,
        .total = result->solutions,
        .text = &slot->output,
    };
    struct puzzle_answer answer = {
        .kind = ANSWER_SOLVED,
        .name = item->name,
        .line = item->line,
        .column = item->column,
        .note = variant->report.title,
        .note_length = strlen(variant->report.title),
        .number = item->number,
        .puzzle = variant->plain,
        .variant = variant->plain == NULL ? variant : NULL,
        .result = result,
        .solutions = &solutions,
    };
    if (variant->plain != NULL && ennead_puzzle_find_conflict(variant->plain, &conflict))
        answer.conflict = &conflict;
    output_answer(&slot->output, settings, &answer);
    solutions_end(&solutions);
    slot->cut = solutions.cut;
}

void solve_variant(const struct settings *settings, struct slot *slot, const struct item *item,
                   const struct variant_puzzle *variant)
{
    struct variant_solutions found;
    if (find(variant, &found) != ENNEAD_STATUS_OK)
        slot->cut = CUT_BY_MEMORY;
    else if (found.result.search.end == ENNEAD_SEARCH_END_STOP)
        slot->cut = CUT_BY_STOP;
    else
        write_answer(settings, slot, item, variant, &found);
    if (slot->cut != NOT_CUT)
        return;
    if (found.result.search.verdict == ENNEAD_VERDICT_NONE)
        variant_report_conflict(slot, settings, item, variant);
    totals_add_result(&slot->totals, settings, &found.result.search);
    totals_add_model(&slot->totals, &found.result, cell_count(variant));
}

const char *solve_unfit_for_variants(const struct settings *settings)
{
    if (settings->watch)
        return "--watch shows how plain puzzles are solved";
    if (settings->solving.engine != ENNEAD_ENGINE_AUTO)
        return "--engine=bifurcation and --engine=random solve plain puzzles";
    if (settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--format=almanac and --format=compact print plain puzzles";
    if (settings->solving.order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--order=lexicographic is for plain puzzles";
    return NULL;
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
