/* SPDX-License-Identifier: MIT */
#include "cli/batch/slice.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/options/slice_option.h"

uint64_t slice_bound(uint64_t total, uint64_t part, uint64_t parts)
{
    return (uint64_t)((unsigned __int128)total * part / parts);
}

/* ----------------------------------------------------------------------------------- beginning */

/* The place of a byte of all files. */
static uint64_t place_of(const struct input_slice *slice, uint64_t byte)
{
    size_t file = 0;
    while (file + 1 < slice->spool_count && byte >= slice->spools[file].size)
        byte -= slice->spools[file++].size;
    return (uint64_t)file << PLACE_BITS | byte;
}

static enum exit_code open_spools(struct input_slice *slice, const struct settings *settings)
{
    const size_t count = settings->file_count > 0 ? settings->file_count : 1;
    enum exit_code code = EXIT_ANSWERED;
    slice->spools = calloc(count, sizeof *slice->spools);
    if (slice->spools == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    for (; code == EXIT_ANSWERED && slice->spool_count < count; slice->spool_count++)
        code = spool_open(&slice->spools[slice->spool_count],
                          settings->file_count > 0 ? settings->files[slice->spool_count] : "-");
    return code;
}

static enum exit_code begin_part(struct input_slice *slice, const struct settings *settings)
{
    const struct slice_settings *given = &settings->slice;
    uint64_t total = 0;
    const enum exit_code code = open_spools(slice, settings);
    if (code != EXIT_ANSWERED)
        return code;
    for (size_t i = 0; i < slice->spool_count; i++)
        total += slice->spools[i].size;
    if (given->part > 1)
        slice->from = place_of(slice, slice_bound(total, given->part - 1, given->parts));
    if (given->part < given->parts)
        slice->to = place_of(slice, slice_bound(total, given->part, given->parts));
    return EXIT_ANSWERED;
}

enum exit_code slice_begin(struct input_slice *slice, const struct settings *settings,
                           const struct slice_source *source)
{
    const struct slice_settings *given = &settings->slice;
    slice->to = slice->end = UINT64_MAX;
    if (!slice_is_given(settings))
        return EXIT_ANSWERED;
    slice->kind = SLICE_IS_SOME;
    if (given->parts > 0 && source->kind == RECORDS_ARE_READ)
        return begin_part(slice, settings);
    if (given->parts > 0) {
        slice->skip = slice_bound(source->total, given->part - 1, given->parts);
        slice->end = slice_bound(source->total, given->part, given->parts);
        return EXIT_ANSWERED;
    }
    slice->skip = given->skip;
    if (given->takes && given->take < UINT64_MAX - given->skip)
        slice->end = given->skip + given->take;
    return EXIT_ANSWERED;
}

void slice_end(struct input_slice *slice)
{
    for (size_t i = 0; i < slice->spool_count; i++)
        spool_close(&slice->spools[i]);
    free(slice->spools);
}

uint64_t slice_first_place(const struct input_slice *slice)
{
    if (slice->skip > 0 || slice->end < UINT64_MAX || slice->earlier == EARLIER_ARE_REMEMBERED)
        return 0;
    const bool past = slice->past == ANSWERED_SOME && slice->answered.place >= slice->from;
    return past ? slice->answered.place + 1 : slice->from;
}

/* ------------------------------------------------------------------------------------- cutting */

enum slice_side { SIDE_BEFORE, SIDE_ANSWERED, SIDE_INSIDE, SIDE_BEHIND };

static bool is_dropped(enum slice_side side)
{
    return side < SIDE_INSIDE;
}

static bool is_record(const struct item *item)
{
    return item->kind != ITEM_NOTICE && item->kind != ITEM_TROUBLE;
}

/* Whether a record has been answered before the run was interrupted. */
static bool is_answered(struct input_slice *slice, uint64_t place)
{
    if (slice->past == ANSWERED_NONE || place > slice->answered.place)
        return false;
    if (place < slice->answered.place)
        return true;
    if (slice->answered.same == 0)
        return false;
    slice->answered.same--;
    return true;
}

static enum slice_side side_of(struct input_slice *slice, uint64_t place, uint64_t number)
{
    if (place >= slice->to || number >= slice->end)
        return SIDE_BEHIND;
    /* Each of them is asked once, and only in order. */
    const bool answered = is_answered(slice, place);
    if (place < slice->from || number < slice->skip)
        return SIDE_BEFORE;
    return answered ? SIDE_ANSWERED : SIDE_INSIDE;
}

/* What is taken from the beginning of a slot. */
struct dropped {
    size_t items, puzzles, lines;
};

/* Drops the lines of an item that are not in the slice. Returns where the item is then. */
static enum slice_side cut_lines(struct input_slice *slice, struct item *item,
                                 struct dropped *dropped)
{
    size_t before = 0, inside = 0;
    enum slice_side side = SIDE_BEFORE;
    for (size_t i = 0; i < item->run.length && side != SIDE_BEHIND; i++) {
        side = side_of(slice, item->place + i * item->stride, slice->records + i);
        before += is_dropped(side);
        inside += side == SIDE_INSIDE;
    }
    slice->records += item->run.length;
    dropped->lines += before;
    item->run.at += before;
    item->run.length = inside;
    item->line += before;
    item->number += before;
    item->place += before * item->stride;
    return inside > 0 ? SIDE_INSIDE : side;
}

static enum slice_side cut_item(struct input_slice *slice, struct item *item,
                                struct dropped *dropped)
{
    if (item->kind == ITEM_LINES)
        return cut_lines(slice, item, dropped);
    const enum slice_side side = side_of(slice, item->place, slice->records);
    slice->records += is_record(item);
    item->is_answered = side == SIDE_ANSWERED;
    if (is_dropped(side))
        dropped->puzzles += item->kind == ITEM_PUZZLE;
    return side;
}

/* Moves what is left to the beginning of the slot. */
static void move(struct slot *slot, const struct dropped *dropped, size_t items)
{
    size_t lines = 0, puzzles = 0;
    memmove(slot->items, slot->items + dropped->items, items * sizeof *slot->items);
    for (size_t i = 0; i < items; i++) {
        struct item *item = &slot->items[i];
        if (item->kind == ITEM_LINES) {
            item->run.at -= dropped->lines;
            lines += item->run.length;
        }
        puzzles += item->kind == ITEM_PUZZLE;
    }
    if (lines > 0)
        memmove(slot->lines.text, slot->lines.text + dropped->lines * LINE_BYTES,
                lines * LINE_BYTES);
    memmove(slot->puzzles, slot->puzzles + dropped->puzzles, puzzles * sizeof *slot->puzzles);
    slot->first_puzzle += dropped->puzzles + dropped->lines;
    slot->item_count = items;
    slot->puzzle_count = puzzles;
    slot->lines.count = lines;
}

enum sliced slice_cut(struct input_slice *slice, struct slot *slot)
{
    struct dropped dropped = {0};
    size_t items = 0;
    enum slice_side side = SIDE_BEFORE;
    for (size_t i = 0; i < slot->item_count && side != SIDE_BEHIND; i++) {
        side = cut_item(slice, &slot->items[i], &dropped);
        dropped.items += is_dropped(side);
        items += side == SIDE_INSIDE;
    }
    if (slice->earlier == EARLIER_ARE_REMEMBERED) {
        slot->silent = dropped.items;
        items += dropped.items;
        dropped = (struct dropped){0};
    }
    move(slot, &dropped, items);
    return items > 0 ? SLICED_SOME : side == SIDE_BEHIND ? SLICED_OVER : SLICED_NOTHING;
}

void slice_mark_items(struct slice_mark *mark, const struct slot *slot, size_t items)
{
    for (size_t i = slot->silent; i < items; i++) {
        const struct item *item = &slot->items[i];
        const uint64_t place =
            item->place + (item->kind == ITEM_LINES ? (item->run.length - 1) * item->stride : 0);
        mark->same = mark->place == place ? mark->same + 1 : 1;
        mark->place = place;
    }
}
