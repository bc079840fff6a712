/* SPDX-License-Identifier: MIT */
/*
 * The hash of all that the engines find out.
 */
#ifndef CLI_BENCH_SIGNATURE_H
#define CLI_BENCH_SIGNATURE_H

#include "cli/bench/bench_measure.h"

/* Hashes what the engines "batch" and "single" find out, with the edition that is selected. */
enum bench_outcome bench_sign(const struct bench *bench, const struct bench_list *list,
                              size_t threads, uint64_t *signature);

#endif
