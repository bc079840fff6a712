/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench`.
 * 
 *     bench_options.c   what is asked for     bench_list.c   puzzles from files
 *     bench.c           row after row         bench_set.c    puzzles of our own making
 *     bench_measure.c   one row               bench_report.c rows in words
 *     bench_signature.c the hash of all results
 *     bench_fixpoints.c what propagation leaves
 *     bench_variants.c  puzzles with rules of their own
 */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "cli/options/options.h"

extern const struct command bench_command;

#endif
