/* SPDX-License-Identifier: MIT */
/*
 * What the parts of `ennead bench` share: what was asked for, the list of puzzles, and one row of
 * the table.
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

#include "cli/options/settings.h"

/* A way to solve, as a row of the table names it; or to make canonical forms. */
struct bench_engine {
    const char *name, *help;
    ennead_engine engine;
    enum { ONE_BY_ONE, MANY_AT_ONCE, CANONICAL_FORMS } way;
    enum { ONE_EDITION, EVERY_EDITION } editions; /* whether --isa makes a difference */
};

/* All of them, NULL past the last. */
const struct bench_engine *bench_engine_at(size_t index);

enum { BENCH_MOST_ENGINES = 8, BENCH_MOST_ISAS = 8, BENCH_MOST_THREAD_COUNTS = 16 };

enum bench_task { BENCH_MEASURE, BENCH_SIGNATURE, BENCH_FIXPOINTS, BENCH_VARIANTS };

struct bench {
    struct settings common; /* first, because functions of `ennead solve` store in it */
    const struct bench_engine *engines[BENCH_MOST_ENGINES];
    size_t engine_count;
    const char *isas[BENCH_MOST_ISAS];
    size_t isa_count;
    size_t threads[BENCH_MOST_THREAD_COUNTS];
    size_t thread_count;
    double seconds; /* for each row */
    bool time_chosen, output_chosen;
    enum { BENCH_TABLE, BENCH_JSON } output;
    enum { BENCH_FROM_PUZZLES, BENCH_FROM_TEXT } from;
    enum bench_task task;
    unsigned tasks; /* all that were asked for, a bit each */
};

extern const struct option_row bench_options[];

void bench_init(struct bench *bench);

/* Fills in what was not asked for, and refuses what cannot be, with a message. */
enum exit_code bench_complete(struct bench *bench);

/* ------------------------------------------------------------------------------------- puzzles */

enum { BENCH_FEWEST_PUZZLES = 20000 };

struct bench_list {
    ennead_puzzle *puzzles;
    size_t count, capacity;
    size_t distinct; /* as many were read or made; the rest are repetitions */
};

/* Returns false when memory is out. */
bool bench_list_add(struct bench_list *list, const ennead_puzzle *puzzles, size_t count);

/* Repeats the list as a whole until it has BENCH_FEWEST_PUZZLES. */
bool bench_list_repeat(struct bench_list *list);

/* Reads the files, with messages about what is no puzzle. */
enum exit_code bench_list_read(struct bench_list *list, const struct settings *settings);

/* The set that is measured when there is no file. What it holds, in words, is bench_set_text. */
bool bench_list_make(struct bench_list *list);
extern const char bench_set_text[];

/* ------------------------------------------------------------------------------------- a row */

struct bench_row {
    const struct bench_engine *engine;
    const char *isa; /* NULL where there is one edition */
    size_t threads;
    /* measured */
    size_t puzzles;     /* so many of the list, from its start */
    uint64_t laps;      /* how often all of them were solved, by each thread */
    double cpu, wall;   /* seconds that a lap takes: the least of each slice, added up */
    uint64_t guesses;   /* of a lap of one thread */
    uint64_t unguessed; /* puzzles without a guess */
};

enum bench_outcome { BENCH_MEASURED, BENCH_STOPPED, BENCH_NO_MEMORY, BENCH_NO_THREADS };

/* Measures the row; with BENCH_NO_THREADS errno says why. */
enum bench_outcome bench_measure(const struct bench *bench, const struct bench_list *list,
                                 struct bench_row *row);

/* Hashes what the engines "batch" and "single" find out, with the edition that is selected. */
enum bench_outcome bench_sign(const struct bench *bench, const struct bench_list *list,
                              size_t threads, uint64_t *signature);

/* ---------------------------------------------------------------------------------- fixpoints */

/* Writes for each scheme of propagation how many puzzles of the files it solves, and what it leaves
 * of them; where the files say what that should be, compares. */
enum exit_code bench_fixpoints(const struct bench *bench);

/* ----------------------------------------------------------------------------------- variants */

/* Solves the puzzles of the files, which are JSON objects a line, and writes for each rule how many
 * were solved and proved, and how long that took. */
enum exit_code bench_variants(const struct bench *bench);

/* --------------------------------------------------------------------------------- in words */

/* The table's head, which says what is measured and how. */
void bench_report_head(struct text *text, const struct bench *bench, const struct bench_list *list);
void bench_report_row(struct text *text, const struct bench_row *row,
                      const struct bench_list *list);
void bench_report_json(struct text *text, const struct bench *bench, const struct bench_list *list,
                       const struct bench_row *row);

#endif
