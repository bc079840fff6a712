/* SPDX-License-Identifier: MIT */
/*
 * The options of `ennead solve`: each row says how an option is spelled, what it does, and where
 * it is stored. Then what follows from the options, and which of them contradict each other.
 */
#include "cli/solve/solve_options.h"

#include <stddef.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/output/output.h"

static const char command[] = "solve";

/* ------------------------------------------------------------------------------------- choices */

/* The constraint model is selected like an engine of the search. */
enum { MODEL_ENGINE = ENNEAD_ENGINE_BATCH };

static const struct choice engines[] = {
    [ENNEAD_ENGINE_AUTO] = {"auto", "the fastest for the task"},
    [ENNEAD_ENGINE_BIFURCATION] =
        {"bifurcation", "backtracking as in the almanac: try the lowest digit that fits in the "
                        "first empty cell, go back if none does"},
    [ENNEAD_ENGINE_RANDOM] = {"random",
                              "the same, with the digits of each cell in random order; turns an "
                              "empty grid into a random solution"},
    [MODEL_ENGINE] = {"model", "constraint propagation and search, for any size and shape"},
};

static const struct choice orders[] = {
    [ENNEAD_ORDER_ANY] = {"any", NULL},
    [ENNEAD_ORDER_LEXICOGRAPHIC] = {"lexicographic", NULL},
};

static const struct choices engine_choices = {"Engines", CHOICES_OF(engines)};
static const struct choices order_choices = {"Orders", CHOICES_OF(orders)};

static const char *filter_name(size_t index)
{
    return ennead_model_filter_name((ennead_model_filter)index);
}

static const char *const filter_helps[] = {
    [ENNEAD_MODEL_FILTER_DOMAIN] = "all that is impossible, by matching cells to values",
    [ENNEAD_MODEL_FILTER_BOUNDS] = "the lowest and highest values, by intervals (Hall intervals)",
    [ENNEAD_MODEL_FILTER_SINGLES] = "place a value that has one place left in a house",
    [ENNEAD_MODEL_FILTER_VALUE] = "only remove a placed value from the cells that see it",
};

static const char *const redundant_helps[] = {
    "a value confined to the intersection of a box and a line is removed from the rest of both",
    "match rows to columns, for each value",
    "outside their intersection, a box and a line hold the same values",
};

static const char *branch_name(size_t index)
{
    return ennead_model_branch_name((ennead_model_branch)index);
}

static const char *const branch_helps[] = {
    [ENNEAD_MODEL_BRANCH_AUTO] = ("weighted with variant rules, else first-fail; learned after "
                                  "2,048 contradictions where possible"),
    [ENNEAD_MODEL_BRANCH_FIRST_FAIL] = "the first cell with the fewest values, lowest value first",
    [ENNEAD_MODEL_BRANCH_WEIGHTED] = "where there are few choices and have been many conflicts",
    [ENNEAD_MODEL_BRANCH_LEARNED] =
        "clause learning: what caused the latest conflicts; for large grids",
};

static const struct choices filter_choices = {"Filters", .name = filter_name,
                                              .helps = filter_helps};
static const struct choices redundant_choices = {
    "Redundant rules", .name = ennead_model_redundant_name, .helps = redundant_helps};
static const struct choices branch_choices = {"Branchings", .name = branch_name,
                                              .helps = branch_helps};

/* --------------------------------------------------------------------------------------- table */

#define SOLVING "How it is solved"
#define WITH_MODEL "With --engine=model"
#define WRITING "What is written"

const struct option_row solve_options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    RULES_OPTION(GROUP_READING),
    SOLUTIONS_OPTION(SOLVING, "2; with --count all"),
    {
        .name = "engine",
        .argument_name = "ENGINE",
        .group = SOLVING,
        .help = "search with this engine",
        .standard = "auto",
        .choices = &engine_choices,
        .stored = STORE_CHOICE(struct settings, engine),
    },
    {
        .name = "order",
        .argument_name = "ORDER",
        .group = SOLVING,
        .help = "write the solutions of a puzzle in this order",
        .standard = "any",
        .choices = &order_choices,
        .stored = STORE_CHOICE(struct settings, solving.order),
    },
    SEED_OPTION(SOLVING,
                "set the seed of --engine=random; the same seed gives the same solutions. Also the "
                "seed of --estimate, where it is 0 if not given",
                SEED_BY_CHANCE),
    {
        .name = "node-limit",
        .argument_name = "N",
        .group = SOLVING,
        .help = "give up a puzzle after N search nodes; 0: no limit",
        .standard = "0",
        .stored = STORE_NUMBER(struct settings, solving.node_limit, 0, UINT64_MAX),
    },
    TIME_LIMIT_OPTION(SOLVING),
    THREADS_OPTION(SOLVING),
    {
        .name = "filter",
        .argument_name = "FILTER",
        .group = WITH_MODEL,
        .help = "remove values from houses with this filter",
        .standard = "domain",
        .choices = &filter_choices,
        .stored = STORE_CHOICE(struct settings, model.options.filter),
    },
    {
        .name = "redundant",
        .argument_name = "LIST",
        .group = WITH_MODEL,
        .help = "add rules that follow from the houses, to remove more values",
        .standard = "none",
        .choices = &redundant_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct settings, model.options.redundant),
    },
    {
        .name = "shave",
        .group = WITH_MODEL,
        .help = "at every node, try each remaining value and remove it if it leads to a "
                "contradiction",
        .stored = STORE_CONSTANT(struct settings, model.options.shave, ENNEAD_MODEL_SHAVE_NODES),
    },
    {
        .name = "branch",
        .argument_name = "BRANCH",
        .group = WITH_MODEL,
        .help = "choose guesses in this way",
        .standard = "auto",
        .choices = &branch_choices,
        .stored = STORE_CHOICE(struct settings, model.options.branch),
    },
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = WRITING,
        .help = "write answers in this form",
        .standard = "by the extension of --output; else grid on a terminal, line elsewhere",
        .choices = &output_choices,
        .stored = STORE_ROW(struct settings, output, struct output),
        .flag = offsetof(struct settings, output_chosen),
    },
    OUTPUT_OPTION(WRITING),
    WHERE_OPTION(
        WRITING,
        "verdict, count, clues, nodes, guesses, backtracks, depth, ended, puzzle, solution, "
        "misprints, differ, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(WRITING),
    DRAWING_OPTION(WRITING),
    {
        .name = "count",
        .letter = 'c',
        .group = WRITING,
        .help =
            "write only the number of solutions, one line per puzzle; '>=N' if a limit ended the "
            "count or it does not fit in 64 bits",
        .flag = offsetof(struct settings, count),
    },
    {
        .name = "estimate",
        .group = WRITING,
        .help = "with --count, estimate the number of solutions by random descents, in place of "
                "counting: '~6.7e+21 0.8% 1000' is the estimate, its standard error, and the "
                "number of descents; with --format=json, members",
        .flag = offsetof(struct settings, estimate),
    },
    {
        .name = "samples",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = WRITING,
        .help = "make N random descents for --estimate, or as many as --time-limit allows",
        .standard = "1000",
        .stored = STORE_NUMBER(struct settings, samples, 1, UINT64_MAX),
    },
    {
        .name = "stats",
        .group = WRITING,
        .help = "write totals over all input to standard error at the end, one 'name value' per "
                "line; add times to --format=json",
        .flag = offsetof(struct settings, stats),
    },
    {
        .name = "color",
        .argument_name = "WHEN",
        .group = WRITING,
        .help =
            "color the digits found in --format=grid; auto: on a terminal, unless NO_COLOR is set",
        .standard = "auto",
        .choices = &when_choices,
        .stored = STORE_CHOICE(struct settings, color),
    },
    {
        .name = "watch",
        .argument = ARGUMENT_OPTIONAL,
        .argument_name = "MS",
        .group = WRITING,
        .help =
            "show the search live in the terminal, with MS milliseconds for each change of a cell "
            "(0: as fast as possible); the engine is bifurcation, or random",
        .standard = "50",
        .stored = STORE_NUMBER_OR(struct settings, watch_milliseconds, 0, 60000,
                                  .unit = "milliseconds", .other = DEFAULT_WATCH_MILLISECONDS),
        .flag = offsetof(struct settings, watch),
    },
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ------------------------------------------------------------------------------- consequences */

static enum exit_code complete_output(struct settings *settings)
{
    if (settings->estimate && settings->output_chosen && settings->output == output_named("json")) {
        settings->record_form = settings->output->records;
        return EXIT_ANSWERED;
    }
    if (settings->count) {
        if (settings->output_chosen && settings->output != output_named("line"))
            return message_usage(command,
                                 "--count writes only numbers: it does not go with --format=%s",
                                 settings->output->name);
        settings->output = &count_output;
        if (!settings->solutions_chosen)
            settings->solving.solutions = 0;
    } else if (!settings->output_chosen) {
        settings->output = output_named(settings->to_terminal ? "grid" : "line");
    } else if (settings->output == output_named("almanac") && settings->solving.solutions == 1) {
        return message_usage(command,
                             "--format=almanac tells one solution from several: it does not "
                             "go with --solutions=1");
    }
    settings->record_form = settings->output->records;
    return EXIT_ANSWERED;
}

/* `threads` is the number given, 0 for automatic, which is one here. */
static enum exit_code complete_watch(struct settings *settings, size_t threads)
{
    if (!settings->watch)
        return EXIT_ANSWERED;
    if (!settings->to_terminal)
        return message_usage(command, "--watch needs a terminal as standard output");
    if (settings->progress == WHEN_ALWAYS)
        return message_usage(command, "--watch shows how far it is: it does not go with "
                                      "--progress=always");
    if (threads > 1)
        return message_usage(command, "--watch shows one search: it does not go with --threads=%zu",
                             threads);
    if (settings->solving.engine == ENNEAD_ENGINE_AUTO)
        settings->solving.engine = ENNEAD_ENGINE_BIFURCATION;
    settings->threads = 1;
    return EXIT_ANSWERED;
}

/* The first of the model's options that was given, or NULL. */
static const char *model_option_given(uint64_t given)
{
    for (const struct option_row *row = solve_options; row->name != NULL; row++, given >>= 1)
        if ((given & 1) != 0 && strcmp(row->group, WITH_MODEL) == 0)
            return row->name;
    return NULL;
}

static enum exit_code complete_model(struct settings *settings)
{
    struct model_settings *model = &settings->model;
    if (settings->watch)
        return message_usage(command, "--watch does not go with --engine=model");
    if (settings->solving.order == ENNEAD_ORDER_LEXICOGRAPHIC ||
        settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return message_usage(command, "--engine=model does not find solutions in lexicographic "
                                      "order");
    model->options.solutions = settings->solving.solutions;
    model->options.node_limit = settings->solving.node_limit;
    model->options.time_limit = settings->solving.time_limit;
    model->options.stop = signals_stop();
    return EXIT_ANSWERED;
}

static enum exit_code complete_engine(struct settings *settings)
{
    ennead_solve_options *solving = &settings->solving;
    if (settings->seed_chosen && !settings->estimate && solving->engine != ENNEAD_ENGINE_RANDOM)
        return message_usage(command, "--seed goes with --engine=random or --estimate");
    if (settings->model.chosen)
        return complete_model(settings);
    const char *needs_model = model_option_given(settings->given);
    if (needs_model != NULL)
        return message_usage(command, "--%s goes with --engine=model only", needs_model);
    if (settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC) {
        if (solving->engine == ENNEAD_ENGINE_RANDOM)
            return message_usage(command,
                                 "--format=%s shows solutions in lexicographic order: it "
                                 "does not go with --engine=random",
                                 settings->output->name);
        solving->order = ENNEAD_ORDER_LEXICOGRAPHIC;
    }
    if (solving->engine == ENNEAD_ENGINE_RANDOM && solving->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return message_usage(command, "--order=lexicographic does not go with --engine=random");
    if (solving->engine == ENNEAD_ENGINE_RANDOM && !settings->seed_chosen)
        return settings_draw_seed(command, settings);
    return EXIT_ANSWERED;
}

/* What --estimate does not go with. It is made with the model. */
static enum exit_code complete_estimate(struct settings *settings)
{
    if (!settings->estimate)
        return is_given(settings, solve_options, "samples")
                   ? message_usage(command, "--samples goes with --estimate only")
                   : EXIT_ANSWERED;
    if (!settings->count)
        return message_usage(command, "--estimate goes with --count");
    if (settings->engine != ENNEAD_ENGINE_AUTO && settings->engine != MODEL_ENGINE)
        return message_usage(command, "--estimate is made with --engine=model");
    if (settings->condition != NULL || settings->solving.node_limit > 0 ||
        settings->solutions_chosen)
        return message_usage(command,
                             "--estimate does not go with --where, --node-limit or --solutions");
    settings->engine = MODEL_ENGINE;
    return EXIT_ANSWERED;
}

enum exit_code solve_complete(struct settings *settings)
{
    const size_t threads = settings->threads;
    enum exit_code fit = complete_estimate(settings);
    if (fit != EXIT_ANSWERED)
        return fit;
    settings->model.chosen = settings->engine == MODEL_ENGINE;
    settings->solving.engine =
        settings->model.chosen ? ENNEAD_ENGINE_AUTO : (ennead_engine)settings->engine;
    enum exit_code code = settings_complete(command, settings);
    if (code == EXIT_ANSWERED)
        code = complete_output(settings);
    if (code == EXIT_ANSWERED)
        code = complete_watch(settings, threads);
    if (code == EXIT_ANSWERED)
        code = complete_engine(settings);
    return code;
}

const char *solve_unfit_for_variants(const struct settings *settings)
{
    if (settings->watch)
        return "--watch is for plain puzzles";
    if (settings->solving.engine != ENNEAD_ENGINE_AUTO)
        return "--engine=bifurcation and --engine=random solve plain puzzles";
    if (settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--format=almanac and --format=compact print plain puzzles";
    if (settings->solving.order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--order=lexicographic is for plain puzzles";
    return NULL;
}
