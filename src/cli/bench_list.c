/* SPDX-License-Identifier: MIT */
/*
 * The list of puzzles that is measured, in memory as a whole. Files are read by what `ennead solve`
 * reads them with: its feed fills a slot, and the slot is written by an output that writes no
 * puzzle, so that all messages and exit codes are the same.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/bench.h"
#include "cli/feed.h"
#include "cli/message.h"
#include "cli/output.h"

bool bench_list_add(struct bench_list *list, const ennead_puzzle *puzzles, size_t count)
{
    if (count > list->capacity - list->count) {
        size_t capacity = list->capacity > 0 ? list->capacity : BENCH_FEWEST_PUZZLES;
        while (capacity - list->count < count && capacity <= SIZE_MAX / 2 / sizeof *puzzles)
            capacity *= 2;
        ennead_puzzle *grown = capacity - list->count < count
                                   ? NULL
                                   : realloc(list->puzzles, capacity * sizeof *grown);
        if (grown == NULL)
            return false;
        list->puzzles = grown;
        list->capacity = capacity;
    }
    if (count > 0)
        memcpy(list->puzzles + list->count, puzzles, count * sizeof *puzzles);
    list->count += count;
    return true;
}

bool bench_list_repeat(struct bench_list *list)
{
    list->distinct = list->count;
    if (list->count == 0)
        return true;
    size_t times = (BENCH_FEWEST_PUZZLES + list->count - 1) / list->count;
    if (times * list->count > list->capacity) {
        ennead_puzzle *grown = realloc(list->puzzles, times * list->count * sizeof *grown);
        if (grown == NULL)
            return false;
        list->puzzles = grown;
        list->capacity = times * list->count;
    }
    for (; times > 1; times--)
        if (!bench_list_add(list, list->puzzles, list->distinct))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- reading */

static void write_nothing(struct text *text, const struct settings *settings, struct answer *answer)
{
    (void)text;
    (void)settings;
    (void)answer;
}

static const struct output no_output = {.name = "none", .help = "", .answer = write_nothing};

struct reading {
    struct settings settings; /* for the slots: as was asked for, but without output */
    struct settings silent;   /* for the feed: it would greet who types as `ennead solve` does */
    struct room room;
    struct slot *slot;
    struct feed feed;
    struct totals totals;
};

/* Says what is wrong in the slot, and adds its puzzles to the list. */
static bool take_slot(struct bench_list *list, struct reading *reading)
{
    struct slot *slot = reading->slot;
    /* To the slot's writer they are answered, whatever their solutions. */
    for (size_t i = 0; i < slot->puzzle_count; i++)
        slot->results[i] = (ennead_result){.verdict = ENNEAD_FOUND};
    if (slot->cut != NOT_CUT)
        return false;
    slot_write(slot, &reading->settings, &reading->room, NULL);
    if (slot->messages.length > 0)
        message_put(slot->messages.bytes, slot->messages.length);
    totals_merge(&reading->totals, &slot->totals);
    return slot->cut == NOT_CUT && bench_list_add(list, slot->puzzles, slot->puzzle_count);
}

static bool read_files(struct bench_list *list, struct reading *reading)
{
    reading->slot = slots_new(&reading->room);
    if (reading->slot == NULL ||
        ennead_reader_new(&reading->settings.reading, NULL, &reading->feed.reader) != ENNEAD_OK)
        return false;
    reading->feed.settings = &reading->silent;
    reading->feed.room = &reading->room;
    while (feed_fill(&reading->feed, reading->slot))
        if (!take_slot(list, reading))
            return false;
    return true;
}

enum exit_code bench_list_read(struct bench_list *list, const struct settings *settings)
{
    struct reading *reading = calloc(1, sizeof *reading);
    enum exit_code code = EXIT_MEMORY;
    if (reading != NULL) {
        reading->settings = *settings;
        reading->settings.output = &no_output;
        reading->settings.threads = 1;
        reading->silent = reading->settings;
        reading->silent.quiet = true;
        reading->room = slot_room(&reading->settings);
        bool read = read_files(list, reading);
        code = graver(reading->totals.code, read ? EXIT_ANSWERED : EXIT_MEMORY);
        if (reading->feed.state != FEED_CLOSED)
            source_close(&reading->feed.source);
        ennead_reader_free(reading->feed.reader);
        slots_free(reading->slot, &reading->room);
    }
    free(reading);
    if (code == EXIT_MEMORY)
        message("out of memory");
    return code;
}
