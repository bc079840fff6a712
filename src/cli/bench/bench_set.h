/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of our own making: the set that is measured when there is no file.
 */
#ifndef CLI_BENCH_SET_H
#define CLI_BENCH_SET_H

#include "cli/bench/bench_list.h"

/* Returns false when memory is out, or a signal asks to stop. What the set holds, in words, is bench_set_text. */
bool bench_list_make(struct bench_list *list);
extern const char bench_set_text[];

#endif
