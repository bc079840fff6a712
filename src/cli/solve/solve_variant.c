/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` for a puzzle with rules of its own: it is a model, whatever the engine for others
 * is. Its answer is written by the same outputs; only a grid for people is a picture of its own.
 */
#include <inttypes.h>
#include <string.h>

#include "cli/output/output.h"
#include "cli/solve/solve_model.h"
#include "cli/stream/variants.h"

/* The first solutions are kept; if there are more, all are found again while they are written. */
enum { KEPT = 2 };

struct found {
    ennead_model_result result;
    uint8_t kept[KEPT * ENNEAD_MOST_CELLS];
};

static size_t cell_count(const struct variant *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static ennead_status find(const struct variant *variant, struct found *found)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    const size_t cells = cell_count(variant);
    ennead_status status;
    for (size_t i = 0; (status = ennead_model_next(variant->model, solution)) == ENNEAD_OK; i++)
        if (i < KEPT)
            memcpy(found->kept + i * cells, solution, cells);
    ennead_model_result_of(variant->model, &found->result);
    return status == ENNEAD_END ? ENNEAD_OK : status;
}

/* The picture of the puzzle, and of its first solution; of more than two each is a line below. */
static void write_grid(struct text *text, const struct settings *settings, const struct item *item,
                       struct answer *answer)
{
    static const char *const verdicts[] = {
        [ENNEAD_NONE] = "There is no solution.\n",
        [ENNEAD_UNIQUE] = "Solved: this is its one solution.\n",
        [ENNEAD_SEVERAL] = "There are several solutions; this is one of them.\n",
        [ENNEAD_FOUND] = "This is a solution.\n",
        [ENNEAD_LIMIT] = "A limit came before the end of the search.\n",
    };
    const struct variant *variant = answer->variant;
    const uint8_t *cells = solutions_next(answer->solutions);
    variants_add_name(text, item, variant);
    variants_add_picture(text, settings, variant, NULL);
    variants_add_rules(text, variant);
    if (cells != NULL) {
        text_character(text, '\n');
        variants_add_picture(text, settings, variant, cells);
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
                         const struct item *item, const struct variant *variant,
                         const struct found *found)
{
    const ennead_result *result = &found->result.search;
    const ennead_model_options options = variants_options(settings);
    struct solutions solutions = {
        .model = &options,
        .rules = &variant->description,
        .kept = found->kept,
        .cell_count = cell_count(variant),
        .kept_count = result->solutions < KEPT ? result->solutions : KEPT,
        .total = result->solutions,
        .text = &slot->output,
    };
    struct answer answer = {
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

void solve_variant(const void *user, struct slot *slot, const struct item *item,
                   const struct variant *variant)
{
    const struct settings *settings = user;
    struct found found;
    if (find(variant, &found) != ENNEAD_OK)
        slot->cut = CUT_BY_MEMORY;
    else if (found.result.search.end == ENNEAD_ENDED_STOP)
        slot->cut = CUT_BY_STOP;
    else
        write_answer(settings, slot, item, variant, &found);
    if (slot->cut != NOT_CUT)
        return;
    if (found.result.search.verdict == ENNEAD_NONE)
        variants_say_clash(slot, settings, item, variant);
    totals_add_result(&slot->totals, settings, &found.result.search);
    model_add_totals(&slot->totals, &found.result, cell_count(variant));
}

const char *solve_unfit_for_variants(const struct settings *settings)
{
    if (settings->watch)
        return "--watch shows how plain puzzles are solved; this one has rules of its own";
    if (settings->solving.engine != ENNEAD_AUTO)
        return "--engine=bifurcation and --engine=random solve plain puzzles; rules of its own "
               "need "
               "--engine=model, or none said";
    if (settings->output->order == ENNEAD_LEXICOGRAPHIC)
        return "--output=almanac and --output=compact print plain puzzles; this one has rules of "
               "its "
               "own";
    if (settings->solving.order == ENNEAD_LEXICOGRAPHIC)
        return "--order=lexicographic is for plain puzzles; this one has rules of its own";
    return NULL;
}
