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
    double end;            /* by progress_clock: none are handed out any more; 0: never */
};

struct numbered_settings {
    struct settings common;
    struct numbers numbers;
};

/* Refuses numbers that go beyond the last one there is. */
enum exit_code numbers_check(const char *command, const struct numbers *numbers);

/* The time of all of them together begins. */
void numbers_begin(struct numbers *numbers, const struct settings *settings);

/* How much of it is left, above 0; 0: there is no limit. */
double numbers_time_left(const struct numbers *numbers);

/* EXIT_UNANSWERED: the time was over before the last one was begun. */
enum exit_code numbers_code(const struct numbers *numbers);

/* How many items a slot should have so that `wanted` of them are worked on together. */
size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads);

/* Fills a slot with the next numbers, at most `items`; false: there are none, or the time is over. */
bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items);

#endif
