/* SPDX-License-Identifier: MIT */
/*
 * The engines that `ennead bench` measures, its option table, and what follows from what was asked
 * for.
 */
#include "cli/bench/bench_options.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/thread_team.h"
#include "cli/options/common_options.h"

static const char command[] = "bench";

/* ------------------------------------------------------------------------------------- choices */

static const struct bench_engine engines[] = {
    {"batch", "'auto' given many puzzles at once, as by 'ennead solve'", ENNEAD_ENGINE_AUTO,
     MANY_AT_ONCE, EVERY_EDITION},
    {"single", "'auto' given one puzzle at a time; its scalar edition is baseline's",
     ENNEAD_ENGINE_AUTO, ONE_BY_ONE, EVERY_EDITION},
    {"bifurcation", "the almanac's engine, one puzzle at a time; some puzzles take it minutes",
     ENNEAD_ENGINE_BIFURCATION, ONE_BY_ONE, ONE_EDITION},
    {"random", "the same with the digits of each cell in random order, always the same ones",
     ENNEAD_ENGINE_RANDOM, ONE_BY_ONE, ONE_EDITION},
    {"canonical", "no solving: the canonical form of each, as by 'ennead canonical'",
     ENNEAD_ENGINE_AUTO, CANONICAL_FORMS, ONE_EDITION},
};
enum { ENGINES = sizeof engines / sizeof engines[0], STANDARD_ENGINES = 2 };
_Static_assert((int)ENGINES <= (int)BENCH_MOST_ENGINES, "a list has room for all engines");

static const char *engine_name(size_t index)
{
    return index < ENGINES ? engines[index].name : NULL;
}

static const char *engine_help(size_t index)
{
    return engines[index].help;
}

static const char all_isas[] = "all", fastest_isa[] = "auto";

static const char *isa_name(size_t index)
{
    return index == 0 ? all_isas : index == 1 ? fastest_isa : ennead_isa_name(index - 2);
}

static const char *output_name(size_t index)
{
    static const char *const names[] = {[BENCH_TABLE] = "table", [BENCH_JSON] = "json"};
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

static const char *output_help(size_t index)
{
    static const char *const helps[] = {
        [BENCH_TABLE] = "for people",
        [BENCH_JSON] = "one object a row; see the manual",
    };
    return helps[index];
}

static const struct choices engine_choices = {"Engines of bench", engine_name, engine_help};
static const struct choices isas_choices = {"Instruction sets", isa_name, NULL};
static const struct choices figures_choices = {"Formats of bench", output_name, output_help};

/* ------------------------------------------------------------------------------------- setters */

static void choose_engine(void *settings, size_t index)
{
    struct bench *bench = settings;
    for (size_t i = 0; i < bench->engine_count; i++)
        if (bench->engines[i] == &engines[index])
            return;
    bench->engines[bench->engine_count++] = &engines[index];
}

static void add_isa(struct bench *bench, const char *name)
{
    for (size_t i = 0; i < bench->isa_count; i++)
        if (strcmp(bench->isas[i], name) == 0)
            return;
    if (bench->isa_count < BENCH_MOST_ISAS)
        bench->isas[bench->isa_count++] = name;
}

static void choose_isas(void *settings, size_t index)
{
    add_isa(settings, isa_name(index));
}

static const char *set_thread_counts(void *settings, const char *value)
{
    static const char wrong[] = "is not a list of up to 16 numbers from 0 to 256";
    struct bench *bench = settings;
    for (;; value++) {
        char digits[8];
        uint64_t number;
        size_t length = strcspn(value, ",");
        if (length >= sizeof digits || bench->thread_count == BENCH_MOST_THREAD_COUNTS)
            return wrong;
        memcpy(digits, value, length);
        digits[length] = '\0';
        if (!parse_number(digits, 0, MOST_THREADS, &number))
            return wrong;
        bench->threads[bench->thread_count++] = number > 0 ? (size_t)number : settings_cores();
        value += length;
        if (*value == '\0')
            return NULL;
    }
}

static void choose_task(struct bench *bench, enum bench_task task)
{
    bench->tasks |= 1u << task;
    bench->task = task;
}

static const char *set_signature(void *settings, const char *value)
{
    (void)value;
    choose_task(settings, BENCH_SIGNATURE);
    return NULL;
}

static const char *set_fixpoints(void *settings, const char *value)
{
    (void)value;
    choose_task(settings, BENCH_FIXPOINTS);
    return NULL;
}

static const char *set_variants(void *settings, const char *value)
{
    (void)value;
    choose_task(settings, BENCH_VARIANTS);
    return NULL;
}

/* --------------------------------------------------------------------------------- consequences */

void bench_init(struct bench *bench)
{
    *bench = (struct bench){.seconds = 1};
    settings_init(&bench->common);
    bench->common.invocation = COMMAND_NAMED;
}

static void add_all_isas(struct bench *bench)
{
    const char *name;
    for (size_t i = 0; (name = ennead_isa_name(i)) != NULL; i++)
        if (ennead_isa_set(name) == ENNEAD_STATUS_OK)
            add_isa(bench, name);
}

/* From what was asked for to the editions that it means. */
static enum exit_code complete_isas(struct bench *bench)
{
    const char *from = "--isa", *variable = getenv("ENNEAD_ISA");
    struct bench asked = *bench;
    bench->isa_count = 0;
    if (asked.isa_count == 0 && variable != NULL && *variable != '\0') {
        from = "ENNEAD_ISA";
        add_isa(&asked, variable);
    } else if (asked.isa_count == 0) {
        add_isa(&asked, all_isas);
    }
    for (size_t i = 0; i < asked.isa_count; i++) {
        const char *name = asked.isas[i];
        ennead_isa_set(NULL);
        if (strcmp(name, all_isas) == 0)
            add_all_isas(bench);
        else if (strcmp(name, fastest_isa) == 0)
            add_isa(bench, ennead_isa_get());
        else if (ennead_isa_set(name) == ENNEAD_STATUS_OK)
            add_isa(bench, name);
        else
            return message_usage(command,
                                 "%s: there is no edition '%s', or this processor cannot run it",
                                 from, name);
    }
    ennead_isa_set(NULL);
    return EXIT_ANSWERED;
}

/* The first option that was given and means nothing to the task, or NULL. */
static const char *idle_option(const struct bench *bench)
{
    const bool measures = bench->task == BENCH_MEASURE;
    const bool solves = measures || bench->task == BENCH_SIGNATURE;
    const ennead_reader_options *reading = &bench->common.reading;
    const bool reads = solves && bench->common.file_count > 0;
    const struct {
        const char *name;
        bool chosen, useful;
    } rows[] = {
        {"engine", bench->engine_count > 0, measures},
        {"time", bench->time_chosen, measures || bench->task == BENCH_VARIANTS},
        {"output", bench->output_chosen, measures},
        {"text", bench->from == BENCH_FROM_TEXT, measures},
        {"isa", bench->isa_count > 0, solves},
        {"threads", bench->thread_count > 0, solves},
        {"solutions", bench->common.solutions_chosen, solves},
        {"input", reading->form != ENNEAD_FORM_AUTO, reads},
        {"column", reading->column > 0 || reading->column_name != NULL, reads},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].chosen && !rows[i].useful)
            return rows[i].name;
    return NULL;
}

static enum exit_code check_task(const struct bench *bench)
{
    static const char *const names[] = {[BENCH_SIGNATURE] = "signature",
                                        [BENCH_FIXPOINTS] = "fixpoints",
                                        [BENCH_VARIANTS] = "variants"};
    const char *idle = idle_option(bench);
    if ((bench->tasks & (bench->tasks - 1)) != 0)
        return message_usage(command, "--signature, --fixpoints and --variants do not go together");
    if (bench->task >= BENCH_FIXPOINTS && bench->common.file_count == 0)
        return message_usage(command, "--%s needs a file", names[bench->task]);
    if (idle == NULL)
        return EXIT_ANSWERED;
    if (bench->task <= BENCH_SIGNATURE &&
        (strcmp(idle, "input") == 0 || strcmp(idle, "column") == 0))
        return message_usage(command, "--%s says how files are read, and there is none", idle);
    return message_usage(command, "--%s does not go with --%s", names[bench->task], idle);
}

enum exit_code bench_complete(struct bench *bench)
{
    const bool none = bench->engine_count == 0;
    enum exit_code code = settings_check_reading(command, &bench->common);
    if (code == EXIT_ANSWERED)
        code = check_task(bench);
    if (code == EXIT_ANSWERED)
        code = complete_isas(bench);
    for (size_t i = 0; none && i < STANDARD_ENGINES; i++)
        choose_engine(bench, i);
    if (bench->thread_count == 0)
        bench->threads[bench->thread_count++] = 1;
    return code;
}

/* --------------------------------------------------------------------------------------- table */

#define MEASURING "What is measured; a list has commas between its words"
#define WRITING "What is written"

const struct option_row bench_options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    {
        .name = "engine",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "the engines, a row or more each",
        .standard = "batch,single",
        .choices = &engine_choices,
        .takes = LIST_OF_CHOICES,
        .choose = choose_engine,
    },
    {
        .name = "isa",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "the instruction sets that the batch engine uses, a row each; 'all' that this "
                "processor has, or 'auto', the fastest of them",
        .standard = "what the variable ENNEAD_ISA says, else all",
        .choices = &isas_choices,
        .takes = LIST_OF_CHOICES,
        .choose = choose_isas,
    },
    {
        .name = "threads",
        .letter = 'j',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "LIST",
        .group = MEASURING,
        .help = "the numbers of threads, up to 256 each, 0 for one on each core, a row each; each "
                "thread solves the whole list",
        .standard = "1",
        .set = set_thread_counts,
    },
    {
        .name = "solutions",
        .letter = 'n',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = MEASURING,
        .help = "stop after N solutions of a puzzle, or find 'all'",
        .standard = "2",
        .set = set_solutions,
    },
    {
        .name = "text",
        .group = MEASURING,
        .help = "measure from text to text: reading each puzzle from a line of 81 characters, and "
                "writing its solution as such a line, count too",
        .stored = STORE_CONSTANT(struct bench, from, BENCH_FROM_TEXT),
    },
    {
        .name = "time",
        .letter = 't',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "SECONDS",
        .group = MEASURING,
        .help = "measure each row for about so long, such as 0.5; where that is too short for the "
                "whole list, the row is of the list's first part and says so",
        .standard = "1",
        .stored = STORE_SECONDS(struct bench, seconds),
        .flag = offsetof(struct bench, time_chosen),
    },
    {
        .name = "format",
        .letter = 'f',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "FORM",
        .group = WRITING,
        .help = "how the figures are written",
        .standard = "by the ending of --output, else table",
        .choices = &figures_choices,
        .stored = STORE_CHOICE(struct bench, output),
        .flag = offsetof(struct bench, output_chosen),
    },
    OUTPUT_OPTION(WRITING),
    {
        .name = "signature",
        .group = WRITING,
        .help = "measure nothing; write one line, a hash over what the engines 'batch' and "
                "'single' find out about each puzzle",
        .set = set_signature,
    },
    {
        .name = "fixpoints",
        .group = WRITING,
        .help = "measure nothing; write what each scheme of propagation of the engine 'model' "
                "leaves of the puzzles, and compare it with what the columns of the file say",
        .set = set_fixpoints,
    },
    {
        .name = "variants",
        .group = WRITING,
        .help = "read puzzles with rules of their own, a JSON object a line, and write for each "
                "rule how many are solved and proved, and how long that takes; --time is the most "
                "for one puzzle",
        .set = set_variants,
    },
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};
