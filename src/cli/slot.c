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

static bool slot_make(struct slot *slot, const struct room *room)
{
    slot->items = calloc(room->items, sizeof *slot->items);
    slot->puzzles = calloc(room->items, sizeof *slot->puzzles);
    slot->results = calloc(room->items, sizeof *slot->results);
    if (room->kept > 0)
        slot->solutions = calloc(room->items * room->kept, sizeof *slot->solutions);
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
        text_free(&slots[i].arena);
        text_free(&slots[i].output);
        text_free(&slots[i].messages);
    }
    free(slots);
}

void slot_empty(struct slot *slot, const struct room *room)
{
    slot->item_count = slot->puzzle_count = 0;
    text_empty(&slot->arena, room->text);
    text_empty(&slot->output, room->text);
    text_empty(&slot->messages, room->text);
    slot->totals = (struct totals){0};
    slot->state = SLOT_WRITTEN;
    slot->cut = NOT_CUT;
}
