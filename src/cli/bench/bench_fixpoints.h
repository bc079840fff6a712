/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench --fixpoints`: what propagation leaves.
 */
#ifndef CLI_BENCH_FIXPOINTS_H
#define CLI_BENCH_FIXPOINTS_H

#include "cli/bench/bench_options.h"

/* Writes, for each scheme of propagation, how many puzzles of the files it solves and what it
 * leaves of the others. Compares this with the values expected by the files, if there are any. */
enum exit_code bench_fixpoints(const struct bench *bench);

#endif
