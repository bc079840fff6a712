/* SPDX-License-Identifier: MIT */
/*
 * How much memory the slots take is decided here, once: a fixed sum is divided among them. With
 * more threads there are more slots, each with fewer items.
 */
#include "cli/slot.h"

#include <stdlib.h>

#include "cli/output.h"

enum {
    MEMORY_FOR_SLOTS = 8 << 20,
    MOST_ITEMS = 512,
    /* Lines are small, and the more there are, the less the batch engine waits for the last ones.
     */
    MEMORY_FOR_LINES = 24 << 20,
    MOST_LINES = 8192,
    MOST_KEPT = 64,
    TEXT_OF_AN_ITEM = 1024, /* an estimate; a slot's texts grow beyond it when they must */
};

size_t slot_kept(const struct settings *settings)
{
    uint64_t kept = settings->solving.solutions;
    if (kept == 0 || kept > MOST_KEPT)
        kept = MOST_KEPT;
    return (size_t)(kept > settings->output->shows ? settings->output->shows : kept);
}

struct room slot_room(const struct settings *settings, size_t kept)
{
    struct room room = {.slots = settings->threads == 1 ? 1 : 2 * settings->threads, .kept = kept};
    size_t item = sizeof(struct item) + sizeof(ennead_puzzle) + sizeof(ennead_result) +
                  room.kept * ENNEAD_CELLS + TEXT_OF_AN_ITEM;
    room.items = MEMORY_FOR_SLOTS / room.slots / item;
    if (room.items > MOST_ITEMS)
        room.items = MOST_ITEMS;
    if (room.items < 1 || settings->watch)
        room.items = 1;
    room.text = MEMORY_FOR_SLOTS / room.slots / 4;
    return room;
}

void slot_add_lines(struct room *room)
{
    size_t line = 3 * LINE_BYTES + sizeof(ennead_result); /* read, solved, and put out */
    room->lines = MEMORY_FOR_LINES / room->slots / line;
    if (room->lines > MOST_LINES)
        room->lines = MOST_LINES;
    /* Texts double when they grow. */
    if (room->text < 2 * room->lines * LINE_BYTES)
        room->text = 2 * room->lines * LINE_BYTES;
}

static bool lines_make(struct line_puzzles *lines, size_t count)
{
    lines->text = malloc(count * LINE_BYTES);
    lines->solutions = malloc(count * LINE_BYTES);
    lines->results = malloc(count * sizeof *lines->results);
    return lines->text != NULL && lines->solutions != NULL && lines->results != NULL;
}

static bool slot_make(struct slot *slot, const struct room *room)
{
    slot->items = calloc(room->items, sizeof *slot->items);
    slot->puzzles = calloc(room->items, sizeof *slot->puzzles);
    slot->results = calloc(room->items, sizeof *slot->results);
    if (room->kept > 0)
        slot->solutions = calloc(room->items * room->kept, sizeof *slot->solutions);
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
        free(slots[i].lines.solutions);
        free(slots[i].lines.results);
        text_free(&slots[i].arena);
        text_free(&slots[i].output);
        text_free(&slots[i].messages);
    }
    free(slots);
}

void slot_empty(struct slot *slot, const struct room *room)
{
    slot->item_count = slot->puzzle_count = slot->lines.count = slot->whole_lines = 0;
    text_empty(&slot->arena, room->text);
    text_empty(&slot->output, room->text);
    text_empty(&slot->messages, room->text);
    slot->totals = (struct totals){0};
    slot->state = SLOT_WRITTEN;
    slot->cut = NOT_CUT;
}
