/* SPDX-License-Identifier: MIT */
/*
 * The option table of `ennead solve`: each row says how an option is spelled, what it does in
 * words, and which function stores it. Everything that lists options is made from it.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "cli/settings.h"

/* ------------------------------------------------------------------------------------- choices */

static const char *form_name(size_t index)
{
    return ennead_form_name((ennead_form)index);
}

static const char *form_help(size_t index)
{
    static const char *const helps[] = {
        [ENNEAD_FORM_AUTO] = "decided puzzle by puzzle",
        [ENNEAD_FORM_LINE] = "one puzzle a line: 81 cells, then a note",
        [ENNEAD_FORM_CSV] = "one puzzle a line, in one of several fields",
        [ENNEAD_FORM_FREE] = "a grid over several lines, with or without a frame",
        [ENNEAD_FORM_ROWS] = "nine lines of digits and blanks",
        [ENNEAD_FORM_ALMANAC] = "every 81 of 0-9 and '.', whatever is between them",
    };
    return index < sizeof helps / sizeof helps[0] && helps[index] != NULL ? helps[index] : "";
}

static const struct {
    const char *name, *help;
} engines[] = {
    [ENNEAD_AUTO] = {"auto", "exact and quick on everything"},
    [ENNEAD_BIFURCATION] = {"bifurcation",
                            "the almanac's: the first empty cell, its lowest digit that fits, back "
                            "when none does"},
    [ENNEAD_RANDOM] = {"random", "the same with the digits of each cell in random order; makes a "
                                 "random full grid of an empty one"},
};

static const char *engine_name(size_t index)
{
    return index < sizeof engines / sizeof engines[0] ? engines[index].name : NULL;
}

static const char *engine_help(size_t index)
{
    return engines[index].help;
}

/* "auto", and then the library's editions. */
static const char *isa_name(size_t index)
{
    return index == 0 ? "auto" : ennead_isa_name(index - 1);
}

static const char *order_name(size_t index)
{
    static const char *const names[] = {
        [ENNEAD_ANY_ORDER] = "any",
        [ENNEAD_LEXICOGRAPHIC] = "lexicographic",
    };
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

static const char *when_name(size_t index)
{
    static const char *const names[] = {
        [WHEN_AUTO] = "auto",
        [WHEN_ALWAYS] = "always",
        [WHEN_NEVER] = "never",
    };
    return index < sizeof names / sizeof names[0] ? names[index] : NULL;
}

const struct choices form_choices = {"Forms", form_name, form_help};
static const struct choices engine_choices = {"Engines", engine_name, engine_help};
static const struct choices output_choices = {"Outputs", output_name, output_help};
static const struct choices order_choices = {"Orders", order_name, NULL};
static const struct choices isa_choices = {"Instruction sets", isa_name, NULL};
static const struct choices when_choices = {"When", when_name, NULL};

/* ------------------------------------------------------------------------------------- setters */

bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *number)
{
    uint64_t value = 0;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return value >= low && value <= high;
}

const char *set_column(void *settings, const char *value)
{
    ennead_reader_options *reading = &((struct settings *)settings)->reading;
    uint64_t number = 0;
    reading->column = 0;
    reading->column_name = NULL;
    if (*value == '\0')
        return "is neither the number of a column nor its name";
    if (value[strspn(value, "0123456789")] != '\0') {
        reading->column_name = value;
        return NULL;
    }
    if (!parse_number(value, 1, SIZE_MAX, &number))
        return "is not the number of a column, from 1";
    reading->column = (size_t)number;
    return NULL;
}

const char *set_solutions(void *settings, const char *value)
{
    struct settings *all = settings;
    all->solutions_chosen = true;
    all->solving.solutions = 0;
    if (strcmp(value, "all") == 0)
        return NULL;
    return parse_number(value, 1, (uint64_t)1 << 63, &all->solving.solutions)
               ? NULL
               : "is neither 'all' nor a number from 1 to 9223372036854775808";
}

static const char *set_seed(void *settings, const char *value)
{
    struct settings *all = settings;
    all->seed_chosen = true;
    return parse_number(value, 0, UINT64_MAX, &all->solving.seed)
               ? NULL
               : "is not a number from 0 to 18446744073709551615";
}

static const char *set_node_limit(void *settings, const char *value)
{
    struct settings *all = settings;
    return parse_number(value, 0, UINT64_MAX, &all->solving.node_limit)
               ? NULL
               : "is not a number from 0 to 18446744073709551615";
}

const char *parse_seconds(const char *text, double *seconds)
{
    static const char wrong[] = "is not a number of seconds such as 10 or 0.5";
    size_t digits = strspn(text, "0123456789");
    size_t fraction = text[digits] == '.' ? 1 + strspn(text + digits + 1, "0123456789") : 0;
    if (text[digits + fraction] != '\0' || digits + fraction == (fraction > 0 ? 1u : 0u))
        return wrong;
    *seconds = strtod(text, NULL);
    return *seconds <= 1e9 ? NULL : wrong;
}

static const char *set_time_limit(void *settings, const char *value)
{
    return parse_seconds(value, &((struct settings *)settings)->solving.time_limit);
}

static const char *set_threads(void *settings, const char *value)
{
    uint64_t number = 0;
    if (!parse_number(value, 0, MOST_THREADS, &number))
        return "is not a number from 0 to 256";
    ((struct settings *)settings)->threads = (size_t)number;
    return NULL;
}

static const char *set_watch(void *settings, const char *value)
{
    struct settings *all = settings;
    all->watch = true;
    all->watch_milliseconds = DEFAULT_WATCH_MILLISECONDS;
    if (value == NULL || parse_number(value, 0, 60000, &all->watch_milliseconds))
        return NULL;
    return "is not a number of milliseconds from 0 to 60000";
}

static const char *set_count(void *settings, const char *value)
{
    (void)value;
    ((struct settings *)settings)->count = true;
    return NULL;
}

static const char *set_stats(void *settings, const char *value)
{
    (void)value;
    ((struct settings *)settings)->stats = true;
    return NULL;
}

const char *set_quiet(void *settings, const char *value)
{
    (void)value;
    ((struct settings *)settings)->quiet = true;
    return NULL;
}

void choose_form(void *settings, size_t index)
{
    ((struct settings *)settings)->reading.form = (ennead_form)index;
}

static void choose_output(void *settings, size_t index)
{
    struct settings *all = settings;
    all->output = output_at(index);
    all->output_chosen = true;
}

static void choose_engine(void *settings, size_t index)
{
    ((struct settings *)settings)->solving.engine = (ennead_engine)index;
}

static void choose_isa(void *settings, size_t index)
{
    ((struct settings *)settings)->isa = isa_name(index);
}

static void choose_order(void *settings, size_t index)
{
    ((struct settings *)settings)->solving.order = (ennead_order)index;
}

static void choose_progress(void *settings, size_t index)
{
    ((struct settings *)settings)->progress = (enum when)index;
}

static void choose_color(void *settings, size_t index)
{
    ((struct settings *)settings)->color = (enum when)index;
}

/* --------------------------------------------------------------------------------------- table */

#define READING "What is read"
#define SOLVING "How it is solved"
#define WRITING "What is written"
#define OTHER "Other"

const struct option_row solve_options[] = {
    {
        .name = "input",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "FORM",
        .group = READING,
        .help = "how the puzzles are written",
        .standard = "auto",
        .choices = &form_choices,
        .choose = choose_form,
    },
    {
        .name = "column",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "COLUMN",
        .group = READING,
        .help =
            "the column of a CSV file that holds the puzzles: its number from 1, or its name in "
            "the first line",
        .standard = "found by itself",
        .set = set_column,
    },
    {
        .name = "solutions",
        .letter = 'n',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = SOLVING,
        .help = "stop after N solutions of a puzzle, or find 'all'",
        .standard = "2; with --count all",
        .set = set_solutions,
    },
    {
        .name = "engine",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "ENGINE",
        .group = SOLVING,
        .help = "how to search",
        .standard = "auto",
        .choices = &engine_choices,
        .choose = choose_engine,
    },
    {
        .name = "order",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "ORDER",
        .group = SOLVING,
        .help = "the order of the solutions of a puzzle",
        .standard = "any",
        .choices = &order_choices,
        .choose = choose_order,
    },
    {
        .name = "seed",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = SOLVING,
        .help = "the seed of --engine=random: the same seed gives the same solutions",
        .standard = "drawn by chance, and told by --stats",
        .set = set_seed,
    },
    {
        .name = "node-limit",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = SOLVING,
        .help = "give a puzzle up after N nodes of search; 0 for no limit",
        .standard = "0",
        .set = set_node_limit,
    },
    {
        .name = "time-limit",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "SECONDS",
        .group = SOLVING,
        .help = "give a puzzle up after so long, such as 0.5; 0 for no limit",
        .standard = "0",
        .set = set_time_limit,
    },
    {
        .name = "threads",
        .letter = 'j',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "N",
        .group = SOLVING,
        .help =
            "how many threads solve, up to 256; 0 for one on each core; what is written does not "
            "depend on it",
        .standard = "0",
        .set = set_threads,
    },
    {
        .name = "output",
        .letter = 'o',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "FORM",
        .group = WRITING,
        .help = "how the answers are written",
        .standard = "grid on a terminal, else line",
        .choices = &output_choices,
        .choose = choose_output,
    },
    {
        .name = "count",
        .letter = 'c',
        .group = WRITING,
        .help =
            "write the number of solutions alone, one line a puzzle; '>=N' when a limit ended the "
            "count",
        .set = set_count,
    },
    {
        .name = "stats",
        .group = WRITING,
        .help = "in the end write sums over all input to standard error, one 'name value' a line; "
                "adds times to --output=json",
        .set = set_stats,
    },
    {
        .name = "color",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "WHEN",
        .group = WRITING,
        .help =
            "tell found digits from givens by color in --output=grid; auto means on a terminal, "
            "unless NO_COLOR is set",
        .standard = "auto",
        .choices = &when_choices,
        .choose = choose_color,
    },
    {
        .name = "watch",
        .argument = ARGUMENT_OPTIONAL,
        .argument_name = "MS",
        .group = WRITING,
        .help =
            "show the search live in the terminal, MS milliseconds for each change of a cell, 0 "
            "for as fast as it goes; the engine is bifurcation, or random",
        .standard = "50",
        .set = set_watch,
    },
    {
        .name = "isa",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "SET",
        .group = OTHER,
        .help =
            "the instruction set that the batch engine uses, the fastest by itself; answers do not "
            "depend on it",
        .standard = "what the variable ENNEAD_ISA says, else auto",
        .choices = &isa_choices,
        .choose = choose_isa,
    },
    {
        .name = "progress",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "WHEN",
        .group = OTHER,
        .help =
            "draw a progress bar on standard error when work lasts more than a second; auto means "
            "when that is a terminal",
        .standard = "auto",
        .choices = &when_choices,
        .choose = choose_progress,
    },
    {
        .name = "quiet",
        .letter = 'q',
        .group = OTHER,
        .help = "no messages about single puzzles; the exit code still tells of them",
        .set = set_quiet,
    },
    {
        .name = "help",
        .letter = 'h',
        .group = OTHER,
        .help = "print this and do nothing else",
    },
    {.name = NULL},
};
