/* SPDX-License-Identifier: MIT */
/*
 * The engines that `ennead bench` measures, its options, and what follows from them.
 */
#include "cli/bench/bench_options.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

static const char command[] = "bench";

/* ------------------------------------------------------------------------------------- choices */

static const struct bench_engine engines[] = {
    {"batch", "'auto' with many puzzles at once, as in 'ennead solve'", ENNEAD_ENGINE_AUTO,
     MANY_AT_ONCE, EVERY_EDITION},
    {"single", "'auto' with one puzzle at a time; its scalar edition is that of baseline",
     ENNEAD_ENGINE_AUTO, ONE_BY_ONE, EVERY_EDITION},
    {"bifurcation", "backtracking, one puzzle at a time; some puzzles take minutes",
     ENNEAD_ENGINE_BIFURCATION, ONE_BY_ONE, ONE_EDITION},
    {"random", "the same, with the digits of each cell in random order, the same in every run",
     ENNEAD_ENGINE_RANDOM, ONE_BY_ONE, ONE_EDITION},
    {"canonical", "compute canonical forms, as in 'ennead canonical'", ENNEAD_ENGINE_AUTO,
     CANONICAL_FORMS, ONE_EDITION},
};
enum { ENGINES = sizeof engines / sizeof engines[0], STANDARD_ENGINES = 2 };
_Static_assert((int)ENGINES <= (int)BENCH_MOST_ENGINES, "a list has room for all engines");

/* These come before the names from the library. */
enum { ALL_ISAS, FASTEST_ISA, FIRST_ISA };
static const struct choice isas[] = {[ALL_ISAS] = {"all", NULL}, [FASTEST_ISA] = {"auto", NULL}};

static const struct choice figures[] = {
    [BENCH_TABLE] = {"table", "for people"},
    [BENCH_JSON] = {"json", "one object per row; see the manual"},
};

static const struct choices engine_choices = {"Engines of bench", CHOICES_OF(engines)};
static const struct choices isas_choices = {"Instruction sets", CHOICES_OF(isas),
                                            .name = ennead_isa_name};
static const struct choices figures_choices = {"Formats of bench", CHOICES_OF(figures)};

/* For --threads, a list of numbers. `to` is a struct bench_threads. */
static const char *read_thread_counts(void *to, const char *value)
{
    static const char wrong[] = "is not a list of up to 16 numbers from 0 to 256";
    struct bench_threads *threads = to;
    for (;; value++) {
        char digits[8];
        uint64_t number;
        size_t length = strcspn(value, ",");
        if (length >= sizeof digits || threads->count == BENCH_MOST_THREAD_COUNTS)
            return wrong;
        memcpy(digits, value, length);
        digits[length] = '\0';
        if (!parse_number(digits, 0, MOST_THREADS, &number))
            return wrong;
        threads->of[threads->count++] = number > 0 ? (size_t)number : settings_cores();
        value += length;
        if (*value == '\0')
            return NULL;
    }
}

/* --------------------------------------------------------------------------------- consequences */

void bench_init(struct bench *bench)
{
    *bench = (struct bench){.seconds = 1};
    settings_init(&bench->common);
    bench->common.invocation = COMMAND_NAMED;
}

static void add_isa(struct bench *bench, const char *name)
{
    for (size_t i = 0; i < bench->isa_count; i++)
        if (strcmp(bench->isas[i], name) == 0)
            return;
    if (bench->isa_count < BENCH_MOST_ISAS)
        bench->isas[bench->isa_count++] = name;
}

/* Adds the edition of that name; `from` is the option or variable that asked for it. */
static enum exit_code take_isa(struct bench *bench, const char *from, const char *name)
{
    if (ennead_isa_set(name) != ENNEAD_STATUS_OK)
        return settings_refuse_isa(command, from, name);
    add_isa(bench, name);
    return EXIT_ANSWERED;
}

static void add_all_isas(struct bench *bench)
{
    const char *name;
    for (size_t i = 0; (name = ennead_isa_name(i)) != NULL; i++)
        if (ennead_isa_set(name) == ENNEAD_STATUS_OK)
            add_isa(bench, name);
}

static void add_fastest_isa(struct bench *bench)
{
    ennead_isa_set(NULL);
    add_isa(bench, ennead_isa_get());
}

/* Uses the variable ENNEAD_ISA if --isa is not given. */
static enum exit_code take_variable(struct bench *bench)
{
    const char *name = getenv("ENNEAD_ISA");
    if (name == NULL || *name == '\0' || strcmp(name, isas[ALL_ISAS].name) == 0)
        add_all_isas(bench);
    else if (strcmp(name, isas[FASTEST_ISA].name) == 0)
        add_fastest_isa(bench);
    else
        return take_isa(bench, "ENNEAD_ISA", name);
    return EXIT_ANSWERED;
}

/* Determines the editions to measure. */
static enum exit_code complete_isas(struct bench *bench)
{
    enum exit_code code = EXIT_ANSWERED;
    if (bench->isas_asked == 0)
        code = take_variable(bench);
    if ((bench->isas_asked & 1u << ALL_ISAS) != 0)
        add_all_isas(bench);
    if ((bench->isas_asked & 1u << FASTEST_ISA) != 0)
        add_fastest_isa(bench);
    const char *name;
    for (size_t i = 0; code == EXIT_ANSWERED && (name = ennead_isa_name(i)) != NULL; i++)
        if ((bench->isas_asked >> (FIRST_ISA + i) & 1) != 0)
            code = take_isa(bench, "--isa", name);
    ennead_isa_set(NULL);
    return code;
}

/* The first given option that the task does not use, or NULL. */
static const char *idle_option(const struct bench *bench)
{
    const unsigned measures = 1u << BENCH_MEASURE, solves = measures | 1u << BENCH_SIGNATURE;
    const unsigned reads = bench->common.file_count > 0 ? solves : 0;
    const struct {
        const char *name;
        unsigned useful; /* a bit for each task */
    } rows[] = {
        {"engine", measures},  {"time", measures | 1u << BENCH_VARIANTS},
        {"format", measures},  {"text", measures},
        {"isa", solves},       {"threads", solves},
        {"solutions", solves}, {"input", reads},
        {"column", reads},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if ((rows[i].useful >> bench->task & 1) == 0 &&
            is_given(&bench->common, bench_options, rows[i].name))
            return rows[i].name;
    return NULL;
}

static enum exit_code check_task(struct bench *bench)
{
    static const struct {
        const char *name;
        enum bench_task task;
    } tasks[] = {{"signature", BENCH_SIGNATURE},
                 {"fixpoints", BENCH_FIXPOINTS},
                 {"variants", BENCH_VARIANTS}};
    const char *name = NULL;
    for (size_t i = 0; i < sizeof tasks / sizeof tasks[0]; i++) {
        if (!is_given(&bench->common, bench_options, tasks[i].name))
            continue;
        if (name != NULL)
            return message_usage(command,
                                 "--signature, --fixpoints and --variants do not go together");
        name = tasks[i].name;
        bench->task = tasks[i].task;
    }
    if (bench->task >= BENCH_FIXPOINTS && bench->common.file_count == 0)
        return message_usage(command, "--%s needs a file", name);
    const char *idle = idle_option(bench);
    if (idle == NULL)
        return EXIT_ANSWERED;
    if (bench->task <= BENCH_SIGNATURE &&
        (strcmp(idle, "input") == 0 || strcmp(idle, "column") == 0))
        return message_usage(command, "--%s is for reading files, and there is none", idle);
    return message_usage(command, "--%s does not go with --%s", name, idle);
}

enum exit_code bench_complete(struct bench *bench)
{
    enum exit_code code = settings_check_reading(command, &bench->common);
    if (code == EXIT_ANSWERED)
        code = check_task(bench);
    if (code == EXIT_ANSWERED)
        code = complete_isas(bench);
    for (size_t i = 0; i < ENGINES; i++)
        if (bench->engines_asked == 0 ? i < STANDARD_ENGINES : bench->engines_asked >> i & 1)
            bench->engines[bench->engine_count++] = &engines[i];
    if (bench->threads.count == 0)
        bench->threads.of[bench->threads.count++] = 1;
    return code;
}

/* --------------------------------------------------------------------------------------- table */

#define MEASURING "What is measured (lists are separated by commas)"
#define WRITING "What is written"

const struct option_row bench_options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    {
        .name = "engine",
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "measure these engines, one or more rows for each",
        .standard = "batch,single",
        .choices = &engine_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct bench, engines_asked),
    },
    {
        .name = "isa",
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "measure the batch engine with these instruction sets, one row for each; all: all "
                "that this processor has; auto: the fastest",
        .standard = "the environment variable ENNEAD_ISA, or all",
        .choices = &isas_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct bench, isas_asked),
    },
    {
        .name = "threads",
        .letter = 'j',
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "measure with these numbers of threads (up to 256; 0: one per core), one row for "
                "each; each thread solves the whole list",
        .standard = "1",
        .stored = STORE_READ(struct bench, threads, struct bench_threads, read_thread_counts),
    },
    SOLUTIONS_OPTION(MEASURING, "2"),
    {
        .name = "text",
        .group = MEASURING,
        .help = "include the time to read each puzzle from a line of 81 characters and to write "
                "its solution as such a line",
        .stored = STORE_CONSTANT(struct bench, from, BENCH_FROM_TEXT),
    },
    {
        .name = "time",
        .letter = 't',
        .argument_name = "SECONDS",
        .group = MEASURING,
        .help = "measure each row for about this time, such as 0.5; if that is too short for the "
                "whole list, the row is for its first part and says so",
        .standard = "1",
        .stored = STORE_SECONDS(struct bench, seconds),
    },
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = WRITING,
        .help = "write figures in this form",
        .standard = "by the extension of --output, else table",
        .choices = &figures_choices,
        .stored = STORE_CHOICE(struct bench, output),
    },
    OUTPUT_OPTION(WRITING),
    {
        .name = "signature",
        .group = WRITING,
        .help = "measure nothing; write one line, a hash of what the engines 'batch' and 'single' "
                "find out about each puzzle",
    },
    {
        .name = "fixpoints",
        .group = WRITING,
        .help = "measure nothing; write what each propagation scheme of the engine 'model' leaves "
                "of the puzzles, and compare it with the columns of the file",
    },
    {
        .name = "variants",
        .group = WRITING,
        .help = "read puzzles with variant rules, one JSON object per line, and write for each "
                "rule how many are solved and proved unique, and how long that takes; --time is "
                "the limit for one puzzle",
    },
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};
