/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench --fixpoints`: what propagation leaves.
 */
#ifndef CLI_BENCH_FIXPOINTS_H
#define CLI_BENCH_FIXPOINTS_H

#include "cli/bench/bench_options.h"

/* Writes for each scheme of propagation how many puzzles of the files it solves, and what it leaves
 * of them; where the files say what that should be, compares. */
enum exit_code bench_fixpoints(const struct bench *bench);

#endif
