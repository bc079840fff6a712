/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench`: measures the engines, and checks that they still find the same results. The list
 * of puzzles is read or made. Then each engine, edition and number of threads is measured, and
 * written as a row as soon as it is known.
 *
 *     bench_options.c   the options           bench_list.c   puzzles from files
 *     bench.c           row after row         bench_set.c    puzzles of our own
 *     bench_measure.c   one row               bench_report.c rows in words
 *     bench_signature.c the hash of all results
 *     bench_fixpoints.c what propagation leaves
 *     bench_variants.c  puzzles with variant rules
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/writer.h"
#include "cli/bench/bench_fixpoints.h"
#include "cli/bench/bench_report.h"
#include "cli/bench/bench_set.h"
#include "cli/bench/bench_signature.h"
#include "cli/bench/bench_variants.h"
#include "cli/files/destination.h"
#include "cli/options/arguments.h"

struct bench_run {
    const struct bench *bench;
    struct bench_list list;
    struct writer out;
    enum exit_code code;
    enum { RUN_ON, RUN_ENDS } state;
};

static void end(struct bench_run *run, enum exit_code code)
{
    run->state = RUN_ENDS;
    run->code = graver(run->code, code);
}

/* Writes a text at once, and frees it. */
static void put(struct bench_run *run, struct text *text)
{
    if (text->failed) {
        message("out of memory");
        end(run, EXIT_MEMORY);
    } else if (!writer_put(&run->out, text->bytes, text->length) || !writer_flush(&run->out)) {
        run->state = RUN_ENDS;
    }
    text_free(text);
}

/* Whether something was measured; if not, prints why. */
static bool is_measured(struct bench_run *run, enum bench_outcome outcome, size_t threads)
{
    switch (outcome) {
    case BENCH_MEASURED:
        return true;
    case BENCH_STOPPED:
        end(run, EXIT_ANSWERED);
        break;
    case BENCH_NO_MEMORY:
        message("out of memory");
        end(run, EXIT_MEMORY);
        break;
    case BENCH_NO_THREADS:
        message("cannot start %zu threads: %s", threads, strerror(errno));
        end(run, EXIT_MEMORY);
        break;
    }
    return false;
}

/* --------------------------------------------------------------------------------------- rows */

static void measure_row(struct bench_run *run, struct bench_row row)
{
    struct text text = {0};
    if (!is_measured(run, bench_measure(run->bench, &run->list, &row), row.threads))
        return;
    if (run->bench->output == BENCH_JSON)
        bench_report_json(&text, run->bench, &run->list, &row);
    else
        bench_report_row(&text, &row, &run->list);
    put(run, &text);
}

static void measure_engine(struct bench_run *run, const struct bench_engine *engine)
{
    const struct bench *bench = run->bench;
    const size_t editions = engine->editions == EVERY_EDITION ? bench->isa_count : 1;
    for (size_t i = 0; i < editions; i++)
        for (size_t k = 0; run->state == RUN_ON && k < bench->threads.count; k++) {
            const char *isa = engine->editions == EVERY_EDITION ? bench->isas[i] : NULL;
            ennead_isa_set(isa);
            measure_row(run, (struct bench_row){
                                 .engine = engine, .isa = isa, .threads = bench->threads.of[k]});
        }
}

static void measure(struct bench_run *run)
{
    if (run->bench->output == BENCH_TABLE) {
        struct text head = {0};
        bench_report_head(&head, run->bench, &run->list);
        put(run, &head);
    }
    for (size_t i = 0; run->state == RUN_ON && i < run->bench->engine_count; i++)
        measure_engine(run, run->bench->engines[i]);
}

/* ---------------------------------------------------------------------------------- signature */

/* Computes the signature in every requested way; all results must agree. */
static void sign(struct bench_run *run)
{
    const struct bench *bench = run->bench;
    uint64_t first = 0;
    for (size_t i = 0; i < bench->isa_count; i++)
        for (size_t k = 0; run->state == RUN_ON && k < bench->threads.count; k++) {
            uint64_t signature = 0;
            ennead_isa_set(bench->isas[i]);
            if (!is_measured(run, bench_sign(bench, &run->list, bench->threads.of[k], &signature),
                             bench->threads.of[k]))
                return;
            if (i == 0 && k == 0)
                first = signature;
            if (signature == first)
                continue;
            message("the signature is %016" PRIx64 " with --isa=%s --threads=%zu, but %016" PRIx64
                    " with --isa=%s --threads=%zu",
                    signature, bench->isas[i], bench->threads.of[k], first, bench->isas[0],
                    bench->threads.of[0]);
            run->code = graver(run->code, EXIT_UNANSWERED);
        }
    if (run->state != RUN_ON || run->code == EXIT_UNANSWERED)
        return;
    struct text text = {0};
    text_format(&text, "fnv1a64:%016" PRIx64 "\n", first);
    put(run, &text);
}

/* ------------------------------------------------------------------------------------- the run */

static void get_list(struct bench_run *run)
{
    const struct settings *common = &run->bench->common;
    if (common->file_count > 0) {
        run->code = bench_list_read(&run->list, common);
    } else if (!bench_list_make(&run->list)) {
        message("out of memory");
        run->code = EXIT_MEMORY;
    }
    if (run->code == EXIT_MEMORY || signals_stopped()) {
        run->state = RUN_ENDS;
    } else if (run->list.count == 0) {
        message("there is no puzzle in the input");
        end(run, EXIT_INPUT);
    }
}

static void repeat_list(struct bench_run *run)
{
    if (run->state != RUN_ON || bench_list_repeat(&run->list))
        return;
    message("out of memory");
    end(run, EXIT_MEMORY);
}

static enum exit_code conclude(struct bench_run *run)
{
    writer_finish(&run->out);
    return graver(run->code, destination_check(run->out.error));
}

static enum exit_code bench_all(const struct bench *bench)
{
    if (bench->task == BENCH_VARIANTS)
        return bench_variants(bench);
    if (bench->task == BENCH_FIXPOINTS)
        return bench_fixpoints(bench);
    struct bench_run *run = calloc(1, sizeof *run);
    if (run == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    run->bench = bench;
    writer_start(&run->out, STDOUT_FILENO);
    get_list(run);
    if (bench->task == BENCH_MEASURE)
        repeat_list(run);
    if (run->state == RUN_ON && bench->task == BENCH_MEASURE)
        measure(run);
    else if (run->state == RUN_ON)
        sign(run);
    enum exit_code code = conclude(run);
    free(run->list.puzzles);
    free(run);
    return code;
}

static enum exit_code run_bench(const struct command *command, int argc, char **argv)
{
    struct bench bench;
    enum exit_code code;
    bench_init(&bench);
    if (!command_parse(command, &bench.common, argc, argv, &code))
        return code;
    code = bench_complete(&bench);
    return code == EXIT_ANSWERED ? bench_all(&bench) : code;
}

static const struct example examples[] = {
    {"ennead bench", "measure the engines on the built-in set"},
    {"ennead bench --engine=batch --isa=auto --threads=1,2,4 puzzles.txt.gz",
     "see whether more threads are faster"},
    {"ennead bench --engine=batch,single --text --time=5 puzzles.txt",
     "get figures to compare with other solvers"},
    {"ennead bench --engine=bifurcation --format=json puzzles.txt >> figures.jsonl",
     "collect figures for another program"},
    {"ennead bench --signature --isa=all --threads=1,2,3", "check that all editions find the same"},
    {"ennead bench --engine=canonical grids.txt", "measure canonical forms per second"},
    {"ennead bench --fixpoints puzzles.txt", "see how much propagation solves"},
};

const struct command bench_command = {
    .name = "bench",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "measure the speed of the engines",
    .about =
        "Measures how fast the engines solve the puzzles in all FILEs ('-' is standard input), or "
        "those of a built-in set. Files are read as by 'ennead solve'; input that is not a puzzle "
        "is reported and skipped, and a list of fewer than 20,000 puzzles is repeated up to that "
        "length. All work is done in memory: the verdict of each puzzle and its first solution, "
        "or, with the engine 'canonical', its canonical form.\n"
        "\n"
        "Each row of the table is for one engine, instruction set and number of threads. The list "
        "is solved in slices, again and again for the time of --time; the shortest time of each "
        "slice counts, which is the time without disturbance. The columns:\n"
        "\n"
        "puzzles/s - puzzles solved per second: of CPU time with one thread, of wall time with "
        "several, where each thread solves the whole list and all of them count.\n"
        "us/puzzle - microseconds of CPU time per puzzle.\n"
        "guesses - the average number of guesses per puzzle.\n"
        "unguessed - the share of puzzles solved without a guess.\n"
        "laps - how often the list was solved.\n"
        "\n"
        "With --format=json each row is an object with engine, isa (null for an engine without a "
        "choice), threads, from (puzzle or text), solutions (null for all), files (their names; "
        "empty for the built-in set), distinct (how many puzzles were read), listed (the same "
        "after repetition), puzzles (how many of the list, from its start, were measured), laps, "
        "puzzles_per_second, microseconds, guesses, unguessed (from 0 to 1), cpu_seconds and "
        "wall_seconds (of one lap), processor (null if not known), compiler and version.\n"
        "\n"
        "--signature writes the name of a hash, a colon and 16 hexadecimal digits. The 64-bit "
        "FNV-1a hash covers the verdict, the number of solutions found, the first two of them and "
        "the number of nodes of each puzzle, from the engines 'batch' and 'single'. It depends on "
        "the puzzles, on --solutions and on how the engines search, but not on the instruction "
        "set, threads, processor or compiler: it is computed for each of --isa and --threads, and "
        "all must agree.\n"
        "\n"
        "--fixpoints reads one puzzle per line and writes a row for each propagation scheme: how "
        "many puzzles it solves without search, and the sum of the values that it leaves in all "
        "cells; then the nodes and failures of a search for the first solution, and of one that "
        "proves it unique. A table with tabs and a line of names may state what should be found "
        "for each puzzle: sum_gac, sum_fc, sum_fc_bcz, sum_singles, sum_singles_lc, sum_gac_lc, "
        "sum_gac_same, sum_gac_fish, sum_gac_same_fish, gac_candidates_hex3x81, "
        "gecode_nodes_first, gecode_fails_first, gecode_nodes_unique, gecode_fails_unique.\n"
        "\n"
        "--variants reads one JSON object per line: \"puzzle\" is a text in any form that 'ennead "
        "solve' reads, or the JSON of f-puzzles; \"solution\", if present, is the number in each "
        "cell. Each row of the table is for a rule: how many puzzles have it; for how many the "
        "right solution was found and proved unique; for how many something else was found; how "
        "many took longer than --time (1 s); then the median and the maximum of the milliseconds "
        "of CPU time to read, build, solve and prove a puzzle.\n"
        "\n"
        "Input without a puzzle is an error.",
    .options = bench_options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "everything was measured, whatever the verdicts",
    .unanswered = "signatures differ, or a fixpoint is not as it should be",
    .run = run_bench,
};
