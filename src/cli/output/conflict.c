/* SPDX-License-Identifier: MIT */
#include "cli/output/conflict.h"

#include <string.h>

#include "cli/batch/slice.h"
#include "cli/output/cells.h"
#include "cli/output/doubts.h"

/* Puzzles that begin within so many bytes of a file are searched for misprints; those that a model
 * solves take longer. Beyond the first few, clues are named only if there is one solution without
 * them. */
enum { NEAR_BYTES = 1 << 16, NEAR_FOR_MODELS = 1 << 14, FIRST_BYTES = 1000 };

static bool add_conflict(struct text *text, const ennead_puzzle *puzzle)
{
    char first[CELL_NAME_SIZE], second[CELL_NAME_SIZE];
    ennead_conflict conflict;
    if (!ennead_puzzle_find_conflict(puzzle, &conflict))
        return false;
    output_cell_name(conflict.cells[0], first);
    output_cell_name(conflict.cells[1], second);
    text_format(text, ": %s and %s are both %d", first, second, conflict.digit);
    return true;
}

static bool add_conflict_of_variant(struct text *text, const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    memcpy(candidates, d->candidates, (size_t)d->rows * (size_t)d->columns * sizeof *candidates);
    if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_PLACED, candidates, &step) !=
            ENNEAD_STATUS_END ||
        step.text[0] == '\0')
        return false;
    text_string(text, ": ");
    text_add(text, step.text, strlen(step.text) - 1);
    return true;
}

bool conflict_add(struct text *text, const ennead_puzzle *puzzle,
                  const struct variant_puzzle *variant)
{
    return variant == NULL ? add_conflict(text, puzzle) : add_conflict_of_variant(text, variant);
}

/* Whether a puzzle begins within so many bytes of its file. */
static bool is_within(uint64_t place, uint64_t bytes)
{
    return (place & (((uint64_t)1 << PLACE_BITS) - 1)) < bytes;
}

bool conflict_seeks_misprints(uint64_t place)
{
    return is_within(place, NEAR_BYTES);
}

/* Reports it for a puzzle, or for a variant unless that is NULL. */
static bool report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle,
                   const struct variant_puzzle *variant)
{
    struct text *text = &slot->messages;
    struct doubts doubts = {.count = 0};
    const size_t begin = text->length;
    const bool searched = is_within(item->place, variant == NULL ? NEAR_BYTES : NEAR_FOR_MODELS);
    const bool first = is_within(item->place, FIRST_BYTES);
    slot_add_place(slot, item);
    text_string(text, ": no solution");
    const size_t bare = text->length;
    const bool conflict = conflict_add(text, puzzle, variant);
    if (searched && doubts_of(&doubts, puzzle, variant) != ENNEAD_STATUS_OK)
        text->failed = true;
    /* The others are among those that conflict. */
    if ((first && !conflict) || doubts.are == WITHOUT_ONE)
        doubts_add_remark(text, &doubts);
    const bool known = text->length > bare;
    if (known)
        text_character(text, '\n');
    else
        text->length = begin;
    return known;
}

bool conflict_report(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle)
{
    return report(slot, item, puzzle, NULL);
}

bool conflict_report_of_variant(struct slot *slot, const struct item *item,
                                const struct variant_puzzle *variant)
{
    return report(slot, item, NULL, variant);
}
