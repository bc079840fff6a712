/* SPDX-License-Identifier: MIT */
/*
 * Decides once how much memory the slots take: a fixed amount is divided among them. With more
 * threads there are more slots, each with fewer items. Lines and their results are in one block,
 * preferably in huge pages: on the first access, one page of 2 MB takes the kernel a seventh of
 * the time of 512 small pages.
 */
#define _GNU_SOURCE 1
#include "cli/batch/slot.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "cli/base/utf8.h"

enum {
    MEMORY_FOR_SLOTS = 8 << 20,
    MOST_ITEMS = 512,
    /* Lines are small, and the more there are, the less the batch engine waits for the last
     * ones. */
    MEMORY_FOR_LINES = 16 << 20,
    MOST_FOR_LINES = 4 << 20, /* of a slot */
    HUGE_PAGE = 2 << 20,
    SMALL_PAGE = 4 << 10,
    TEXT_OF_AN_ITEM = 1024, /* an estimate; a slot's texts grow beyond it if necessary */
};

struct room slot_room(const struct settings *settings, size_t kept)
{
    struct room room = {.slots = settings->threads == 1 ? 1 : settings->threads + 1, .kept = kept};
    size_t item = sizeof(struct item) + sizeof(ennead_puzzle) + sizeof(ennead_solve_result) +
                  room.kept * ENNEAD_CELLS + TEXT_OF_AN_ITEM;
    room.items = MEMORY_FOR_SLOTS / room.slots / item;
    if (room.items > MOST_ITEMS)
        room.items = MOST_ITEMS;
    if (room.items < 1 || settings->watch)
        room.items = 1;
    room.text = MEMORY_FOR_SLOTS / room.slots / 4;
    return room;
}

/* Bytes of a line, its answer and its conflict. */
enum { LINE_MEMORY = LINE_BYTES + sizeof(ennead_solve_answer) + 1 };

void slot_add_lines(struct room *room)
{
    size_t memory = MEMORY_FOR_LINES / room->slots;
    if (memory > MOST_FOR_LINES)
        memory = MOST_FOR_LINES;
    if (memory > HUGE_PAGE)
        memory = memory / HUGE_PAGE * HUGE_PAGE;
    /* Whole words of conflicts. */
    room->lines = memory / LINE_MEMORY / 64 * 64;
    /* Texts double when they grow. */
    if (room->text < 2 * room->lines * LINE_BYTES)
        room->text = 2 * room->lines * LINE_BYTES;
}

static bool lines_make(struct line_puzzles *lines, size_t count)
{
    const size_t unit = count * LINE_MEMORY <= HUGE_PAGE / 2 ? SMALL_PAGE : HUGE_PAGE;
    const size_t bytes = (count * LINE_MEMORY + unit - 1) / unit * unit;
    lines->text = aligned_alloc(unit, bytes);
    if (lines->text == NULL)
        return false;
    /* Optional: without huge pages it only takes a little longer. */
    if (unit == HUGE_PAGE)
        (void)madvise(lines->text, bytes, MADV_HUGEPAGE);
    lines->answers = (ennead_solve_answer *)(void *)(lines->text + count * LINE_BYTES);
    lines->conflicts = (uint64_t *)(lines->answers + count);
    return true;
}

static bool slot_make(struct slot *slot, const struct room *room)
{
    slot->items = malloc((room->items + 1) * sizeof *slot->items); /* see grid_rules.c */
    slot->puzzles = malloc(room->items * sizeof *slot->puzzles);
    slot->results = malloc(room->items * sizeof *slot->results);
    if (room->kept > 0)
        slot->solutions = malloc(room->items * room->kept * sizeof *slot->solutions);
    if (room->lines > 0 && !lines_make(&slot->lines, room->lines))
        return false;
    return slot->items != NULL && slot->puzzles != NULL && slot->results != NULL &&
           (room->kept == 0 || slot->solutions != NULL);
}

struct slot *slots_new(const struct room *room)
{
    struct slot *slots = calloc(room->slots, sizeof *slots);
    if (slots == NULL)
        return NULL;
    for (size_t i = 0; i < room->slots; i++)
        if (!slot_make(&slots[i], room)) {
            slots_free(slots, room);
            return NULL;
        }
    return slots;
}

void slots_free(struct slot *slots, const struct room *room)
{
    for (size_t i = 0; slots != NULL && i < room->slots; i++) {
        free(slots[i].items);
        free(slots[i].puzzles);
        free(slots[i].results);
        free(slots[i].solutions);
        free(slots[i].lines.text);
        text_free(&slots[i].arena);
        text_free(&slots[i].output);
        text_free(&slots[i].messages);
    }
    free(slots);
}

void slot_empty(struct slot *slot, const struct room *room)
{
    slot->item_count = slot->puzzle_count = slot->lines.count = slot->whole_lines = slot->silent =
        0;
    text_empty(&slot->arena, room->text);
    text_empty(&slot->output, room->text);
    text_empty(&slot->messages, room->text);
    slot->totals = (struct totals){0};
    slot->unit = 0;
    slot->is_last = true;
    slot->kept = (struct arena_span){0};
    slot->state = SLOT_WRITTEN;
    slot->cut = NOT_CUT;
}

void slot_copy(struct slot *to, const struct slot *from)
{
    memcpy(to->items, from->items, from->item_count * sizeof *to->items);
    memcpy(to->puzzles, from->puzzles, from->puzzle_count * sizeof *to->puzzles);
    to->item_count = from->item_count;
    to->puzzle_count = from->puzzle_count;
    to->first_puzzle = from->first_puzzle;
    to->silent = from->silent;
    to->cut = from->cut;
    to->bytes = from->bytes;
    text_add(&to->arena, from->arena.bytes, from->arena.length);
    if (to->arena.failed || from->arena.failed)
        to->cut = CUT_BY_MEMORY;
}

const char *slot_text(const struct slot *slot, struct arena_span span)
{
    return span.length > 0 ? slot->arena.bytes + span.at : "";
}

uint64_t slot_line(const struct item *item)
{
    return item->line + (item->before != NULL ? lines_before_count(item->before) : 0);
}

struct named_columns slot_columns(const struct slot *slot, const struct item *item)
{
    return (struct named_columns){slot_text(slot, item->column_names),
                                  slot_text(slot, item->fields), item->column_names.length,
                                  item->fields.length};
}

ennead_state slot_state(const struct slot *slot, const struct item *item, size_t index)
{
    const ennead_record record = {
        .kind = ENNEAD_RECORD_KIND_PUZZLE,
        .puzzle = slot->puzzles[index],
        .placed = item->placed.length > 0 ? (const uint8_t *)slot_text(slot, item->placed) : NULL,
    };
    ennead_state state;
    (void)ennead_state_from_record(&record, &state);
    return state;
}

void slot_place_messages(struct slot *slot, const struct settings *settings)
{
    if (!settings->together)
        return;
    text_add(&slot->output, slot->messages.bytes, slot->messages.length);
    slot->messages.length = 0;
}

void slot_add_place(struct slot *slot, const struct item *item)
{
    utf8_add_printable(&slot->messages, item->name, strlen(item->name));
    text_format(&slot->messages, ":%" PRIu64, slot_line(item));
}

void slot_tell_words(struct slot *slot, const struct item *item)
{
    slot_add_place(slot, item);
    text_string(&slot->messages, ": notice: rules in words are not read\n");
}
