/* SPDX-License-Identifier: MIT */
/*
 * One row of the table: an engine, an edition and a number of threads, measured.
 */
#ifndef CLI_BENCH_MEASURE_H
#define CLI_BENCH_MEASURE_H

#include "cli/bench/bench_list.h"
#include "cli/bench/bench_options.h"

struct bench_row {
    const struct bench_engine *engine;
    const char *isa; /* NULL if there is only one edition */
    size_t threads;
    /* results */
    size_t puzzles;     /* measured so many of the list, from its start */
    uint64_t laps;      /* how often each thread solved all of them */
    double cpu, wall;   /* seconds of a lap: the shortest times of the slices, added up */
    uint64_t guesses;   /* in one lap of one thread */
    uint64_t unguessed; /* puzzles solved without a guess */
};

enum bench_outcome { BENCH_MEASURED, BENCH_STOPPED, BENCH_NO_MEMORY, BENCH_NO_THREADS };

/* Measures the row. BENCH_NO_THREADS: errno says why. */
enum bench_outcome bench_measure(const struct bench *bench, const struct bench_list *list,
                                 struct bench_row *row);

#endif
