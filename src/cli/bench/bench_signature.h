/* SPDX-License-Identifier: MIT */
/*
 * The hash of everything that the engines find.
 */
#ifndef CLI_BENCH_SIGNATURE_H
#define CLI_BENCH_SIGNATURE_H

#include "cli/bench/bench_measure.h"

/* Hashes the results of the engines "batch" and "single", with the selected edition. */
enum bench_outcome bench_sign(const struct bench *bench, const struct bench_list *list,
                              size_t threads, uint64_t *signature);

#endif
