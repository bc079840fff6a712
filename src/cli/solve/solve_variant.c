/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` for a puzzle with rules of its own: it is a model, whatever the engine for others
 * is. Its answer is written by the same outputs; only a grid for people is a picture of its own.
 */
#include "cli/solve/solve_variant.h"

#include <string.h>

#include "cli/batch/variant_item.h"
#include "cli/output/cells.h"
#include "cli/output/output.h"
#include "cli/output/variant_text.h"

/* The first solutions are kept; if there are more, all are found again while they are written. */
enum { KEPT = 2 };

struct variant_solutions {
    ennead_model_result result;
    uint8_t kept[KEPT * ENNEAD_MOST_CELLS];
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
        if (i < KEPT)
            memcpy(found->kept + i * cells, solution, cells);
    ennead_model_get_result(variant->model, &found->result);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

/* The picture of the puzzle, and of its first solution; of more than two each is a line below. */
static void write_grid(struct text *text, const struct settings *settings, const struct item *item,
                       struct puzzle_answer *answer)
{
    static const char *const verdicts[] = {
        [ENNEAD_VERDICT_NONE] = "There is no solution.\n",
        [ENNEAD_VERDICT_UNIQUE] = "Solved: this is its one solution.\n",
        [ENNEAD_VERDICT_SEVERAL] = "There are several solutions; this is one of them.\n",
        [ENNEAD_VERDICT_FOUND] = "This is a solution.\n",
        [ENNEAD_VERDICT_LIMIT] = "A limit came before the end of the search.\n",
    };
    const struct variant_puzzle *variant = answer->variant;
    const uint8_t *cells = solutions_next(answer->solutions);
    variant_add_name(text, item, variant);
    variant_add_picture(text, settings, variant, NULL);
    variant_add_rules(text, variant);
    if (cells != NULL) {
        text_character(text, '\n');
        variant_add_picture(text, settings, variant, cells);
    }
    text_string(text, verdicts[answer->result->verdict]);
    while (settings_many(settings) && cells != NULL) {
        output_solution(text, answer, cells);
        text_character(text, '\n');
        cells = solutions_next(answer->solutions);
    }
    text_character(text, '\n');
}

static void write_answer(const struct settings *settings, struct slot *slot,
                         const struct item *item, const struct variant_puzzle *variant,
                         const struct variant_solutions *found)
{
    const ennead_solve_result *result = &found->result.search;
    const ennead_model_options options = variant_model_options(settings);
    struct solutions solutions = {
        .model = &options,
        .rules = &variant->description,
        .kept = found->kept,
        .cell_count = cell_count(variant),
        .kept_count = result->solutions < KEPT ? result->solutions : KEPT,
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
        .variant = variant,
        .result = result,
        .solutions = &solutions,
    };
    if (settings->output == output_named("grid"))
        write_grid(&slot->output, settings, item, &answer);
    else
        settings->output->answer(&slot->output, settings, &answer);
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
        return "--watch shows how plain puzzles are solved; this one has rules of its own";
    if (settings->solving.engine != ENNEAD_ENGINE_AUTO)
        return "--engine=bifurcation and --engine=random solve plain puzzles; rules of its own "
               "need "
               "--engine=model, or none said";
    if (settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--format=almanac and --format=compact print plain puzzles; this one has rules of "
               "its "
               "own";
    if (settings->solving.order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--order=lexicographic is for plain puzzles; this one has rules of its own";
    return NULL;
}
