/* SPDX-License-Identifier: MIT */
#include "cli/output/conflict.h"

#include <string.h>

#include "cli/output/cells.h"

void conflict_add(struct text *text, const ennead_conflict *conflict)
{
    char first[CELL_NAME_SIZE], second[CELL_NAME_SIZE];
    output_cell_name(conflict->cells[0], first);
    output_cell_name(conflict->cells[1], second);
    text_format(text, "%s and %s are both %d", first, second, conflict->digit);
}

static void begin_report(struct slot *slot, const struct item *item)
{
    slot_add_place(slot, item);
    text_string(&slot->messages, ": no solution: ");
}

bool conflict_report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle)
{
    ennead_conflict conflict;
    if (!ennead_puzzle_find_conflict(puzzle, &conflict))
        return false;
    begin_report(slot, item);
    conflict_add(&slot->messages, &conflict);
    text_character(&slot->messages, '\n');
    return true;
}

bool conflict_report_of_variant(struct slot *slot, const struct item *item,
                                const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    memcpy(candidates, d->candidates, (size_t)d->rows * (size_t)d->columns * sizeof *candidates);
    if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_PLACED, candidates, &step) !=
            ENNEAD_STATUS_END ||
        step.text[0] == '\0')
        return false;
    begin_report(slot, item);
    text_add(&slot->messages, step.text, strlen(step.text) - 1);
    text_character(&slot->messages, '\n');
    return true;
}
