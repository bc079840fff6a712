/* SPDX-License-Identifier: MIT */
/*
 * The list of puzzles to measure, in memory as a whole. It is read with the code of `ennead
 * solve`, so all messages and exit codes are the same.
 */
#include "cli/bench/bench_list.h"

#include <stdlib.h>
#include <string.h>

#include "cli/batch/batch.h"

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

static ennead_status take_slot(void *user, struct slot *slot)
{
    return bench_list_add(user, slot->puzzles, slot->puzzle_count) ? ENNEAD_STATUS_OK
                                                                   : ENNEAD_STATUS_OUT_OF_MEMORY;
}

enum exit_code bench_list_read(struct bench_list *list, const struct settings *settings)
{
    struct settings reading = *settings;
    reading.threads = 1;
    reading.progress = WHEN_NEVER;
    const struct puzzle_command puzzle_command = {.user = list, .work = take_slot};
    return batch_run(&reading, &puzzle_command);
}
