/* SPDX-License-Identifier: MIT */
#include "cli/solve/solve_answer.h"

#include <string.h>

#include "cli/batch/variant_item.h"
#include "cli/output/conflict.h"
#include "cli/output/output.h"
#include "cli/output/output_grid.h"

static struct puzzle_answer answer_to(const struct slot *slot, const struct item *item)
{
    const struct arena_span note = item->kind == ITEM_VARIANT ? item->excerpt : item->note;
    return (struct puzzle_answer){
        .name = item->name,
        .item = item,
        .column = item->column,
        .note = slot_text(slot, note),
        .note_length = note.length,
        .named = slot_columns(slot, item),
    };
}

void solve_write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    struct puzzle_answer answer = answer_to(slot, item);
    answer.kind = ANSWER_ERROR;
    answer.message = slot_text(slot, item->message); /* feed.c adds the NUL */
    output_answer(&slot->output, settings, &answer);
}

static struct solutions solutions_of(const struct found_out *found, struct text *text)
{
    const uint64_t total = found->result->solutions;
    const ennead_description *d = found->variant != NULL ? &found->variant->description : NULL;
    return (struct solutions){
        .puzzle = found->puzzle,
        .rules = d,
        .kept = found->kept,
        .cell_count = d != NULL ? (size_t)d->rows * (size_t)d->columns : ENNEAD_CELLS,
        .kept_count = total < found->room ? total : found->room,
        .total = total,
        .text = text,
    };
}

static void report_conflict(struct slot *slot, const struct item *item,
                            const struct found_out *found)
{
    if (found->puzzle != NULL)
        conflict_report(slot, item, found->puzzle);
    else
        conflict_report_of_variant(slot, item, found->variant);
}

void solve_write_answer(const struct settings *settings, struct slot *slot, const struct item *item,
                        const struct found_out *found)
{
    const struct variant_puzzle *variant = found->variant;
    const bool none = found->result->verdict == ENNEAD_VERDICT_NONE;
    struct solutions solutions = solutions_of(found, &slot->output);
    struct puzzle_answer answer = answer_to(slot, item);
    ennead_solve_options options = settings->solving;
    ennead_model_options model;
    ennead_conflict conflict;
    options.stream = item->number;
    solutions.options = &options;
    if (variant != NULL) {
        model = variant_model_options(settings);
        solutions.model = &model;
        answer.note = variant->report.title;
        answer.note_length = strlen(variant->report.title);
    }
    answer.kind = ANSWER_SOLVED;
    answer.puzzle = found->puzzle;
    answer.variant = found->puzzle == NULL ? variant : NULL;
    answer.result = found->result;
    answer.solutions = &solutions;
    if (none && found->puzzle != NULL && ennead_puzzle_find_conflict(found->puzzle, &conflict))
        answer.conflict = &conflict;
    output_answer(&slot->output, settings, &answer);
    solutions_end(&solutions);
    slot->cut = solutions.cut;
    if (slot->cut != NOT_CUT)
        return;
    totals_add_result(&slot->totals, settings, found->result);
    const bool said = settings->together && settings->output->answer == output_grid;
    if (none && !settings->quiet && !said)
        report_conflict(slot, item, found);
}
