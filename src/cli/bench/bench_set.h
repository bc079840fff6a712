/* SPDX-License-Identifier: MIT */
/*
 * Puzzles made by the program: the set that is measured if there is no file.
 */
#ifndef CLI_BENCH_SET_H
#define CLI_BENCH_SET_H

#include "cli/bench/bench_list.h"

/* Returns false if memory runs out, or a signal asks to stop. bench_set_text describes the set in
 * words. */
bool bench_list_make(struct bench_list *list);
extern const char bench_set_text[];

#endif
