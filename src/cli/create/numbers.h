/* SPDX-License-Identifier: MIT */
/*
 * The numbers of the things that are made.
 */
#ifndef CLI_NUMBERS_H
#define CLI_NUMBERS_H

#include "cli/batch/slot.h"

struct numbers {
    uint64_t first, count; /* count 0: without end */
    uint64_t next;         /* how many have been handed out */
};

struct numbered_settings {
    struct settings common;
    struct numbers numbers;
};

/* Refuses numbers that go beyond the last one there is. */
enum exit_code numbers_check(const char *command, const struct numbers *numbers);

/* How many items a slot should have so that `wanted` of them are worked on together. */
size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads);

/* Fills a slot with the next numbers, at most `items`. */
bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items);

#endif
