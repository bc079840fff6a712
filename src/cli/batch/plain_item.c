/* SPDX-License-Identifier: MIT */
#include "cli/batch/plain_item.h"

#include <string.h>

static bool is_plain(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->values == 9 && d->first_value == 1 &&
           d->box_rows == 3 && d->box_columns == 3 && d->constraint_count == 0 &&
           d->houses == (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
}

static void take_cells(const ennead_description *d, ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const uint64_t left = d->candidates[cell];
        const bool given = left != 0 && (left & (left - 1)) == 0;
        puzzle->givens[cell] = (uint8_t)(given ? __builtin_ctzll(left) + 1 : 0);
        puzzle->candidates[cell] = (uint16_t)left;
    }
}

/* Takes which digits of a state are given, and which are placed. */
static void take_state(struct slot *slot, struct item *item, const ennead_variant_report *report)
{
    ennead_puzzle *puzzle = &slot->puzzles[slot->puzzle_count];
    memcpy(puzzle->givens, report->givens, sizeof puzzle->givens);
    item->placed = (struct arena_span){slot->arena.length, ENNEAD_CELLS};
    text_add(&slot->arena, (const char *)report->placed, ENNEAD_CELLS);
}

void plain_item_take(struct slot *slot, struct item *item)
{
    ennead_variant_report report;
    ennead_description *d = NULL;
    const ennead_status status =
        ennead_variant_read(slot_text(slot, item->note), item->note.length, NULL, &d, &report);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        slot->arena.failed = true;
    if (status == ENNEAD_STATUS_OK && is_plain(d)) {
        take_cells(d, &slot->puzzles[slot->puzzle_count]);
        if (report.has_state)
            take_state(slot, item, &report);
        item->kind = ITEM_PUZZLE;
        item->has_author = report.has_author;
        item->has_words = report.has_words;
        item->has_drawings = report.has_drawings;
        item->has_progress = report.has_progress;
        item->note = item->excerpt;
        if (item->note.length == 0) {
            item->note = (struct arena_span){slot->arena.length, strlen(report.title)};
            text_string(&slot->arena, report.title);
        }
    }
    ennead_description_free(d);
}
