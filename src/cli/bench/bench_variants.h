/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench --variants`: puzzles with variant rules.
 */
#ifndef CLI_BENCH_VARIANTS_H
#define CLI_BENCH_VARIANTS_H

#include "cli/bench/bench_options.h"

/* Solves the puzzles of the files, one JSON object per line. Writes for each rule how many were
 * solved and proved, and how long that took. */
enum exit_code bench_variants(const struct bench *bench);

#endif
