/* SPDX-License-Identifier: MIT */
/*
 * The options of `ennead bench`, and the engines that it measures.
 */
#ifndef CLI_BENCH_OPTIONS_H
#define CLI_BENCH_OPTIONS_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

/* What a row of the table measures: a way to solve puzzles, or to make canonical forms. */
struct bench_engine {
    const char *name, *help;
    ennead_engine engine;
    enum { ONE_BY_ONE, MANY_AT_ONCE, CANONICAL_FORMS } way;
    enum { ONE_EDITION, EVERY_EDITION } editions; /* whether --isa makes a difference */
};

enum { BENCH_MOST_ENGINES = 8, BENCH_MOST_ISAS = 8, BENCH_MOST_THREAD_COUNTS = 16 };

enum bench_task { BENCH_MEASURE, BENCH_SIGNATURE, BENCH_FIXPOINTS, BENCH_VARIANTS };

struct bench_threads {
    size_t of[BENCH_MOST_THREAD_COUNTS];
    size_t count;
};

struct bench {
    struct settings common; /* must be first: functions of `ennead solve` store in it */
    const struct bench_engine *engines[BENCH_MOST_ENGINES];
    size_t engine_count;
    const char *isas[BENCH_MOST_ISAS];
    size_t isa_count;
    unsigned engines_asked, isas_asked; /* a bit for each choice */
    struct bench_threads threads;
    double seconds; /* for each row */
    enum { BENCH_TABLE, BENCH_JSON } output;
    enum { BENCH_FROM_PUZZLES, BENCH_FROM_TEXT } from;
    enum bench_task task;
};

extern const struct option_row bench_options[];

void bench_init(struct bench *bench);

/* Sets what was not given, and refuses impossible combinations with a message. */
enum exit_code bench_complete(struct bench *bench);

#endif
