/* SPDX-License-Identifier: MIT */
/*
 * The list of puzzles to measure.
 */
#ifndef CLI_BENCH_LIST_H
#define CLI_BENCH_LIST_H

#include <ennead.h>

#include "cli/options/settings.h"

enum { BENCH_FEWEST_PUZZLES = 20000 };

struct bench_list {
    ennead_puzzle *puzzles;
    size_t count, capacity;
    size_t distinct; /* how many were read or made; the rest are repetitions */
};

/* Returns false if memory runs out. */
bool bench_list_add(struct bench_list *list, const ennead_puzzle *puzzles, size_t count);

/* Repeats the list as a whole until it has BENCH_FEWEST_PUZZLES. */
bool bench_list_repeat(struct bench_list *list);

/* Reads the files, with messages about bad input. */
enum exit_code bench_list_read(struct bench_list *list, const struct settings *settings);

#endif
