/* SPDX-License-Identifier: MIT */
/*
 * The numbers of the puzzles or grids to make.
 */
#ifndef CLI_NUMBERS_H
#define CLI_NUMBERS_H

#include "cli/batch/slot.h"

struct numbers {
    uint64_t first, count; /* count 0: no end */
    uint64_t next;         /* how many have been assigned to slots */
    double end;            /* on the clock of progress_clock: none are assigned after that; 0: no
                            * limit */
    bool time_is_up;       /* none were assigned because of that */
};

struct numbered_settings {
    struct settings common;
    struct numbers numbers;
};

/* Refuses a range that goes beyond the largest number, and parts of a range without end. */
enum exit_code numbers_check(const char *command, const struct numbers *numbers,
                             const struct settings *settings);

/* Starts the time for all of them together. */
void numbers_begin(struct numbers *numbers, const struct settings *settings);

/* The time left, above 0; 0: no limit. */
double numbers_time_left(const struct numbers *numbers);

/* The exit code: EXIT_UNANSWERED if the last one of the slice was never begun. If time was up, a
 * message says which were not; `made` is what has a number, "puzzle" or "grid". */
enum exit_code numbers_code(const struct numbers *numbers, const struct settings *settings,
                            const char *made);

/* The number of items of a slot, so that `wanted` of them are in work at once on all threads. */
size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads);

/* Fills a slot with the next numbers, at most `items`. Returns false if there are none, or time is
 * up. */
bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items);

#endif
