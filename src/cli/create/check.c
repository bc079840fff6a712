/* SPDX-License-Identifier: MIT */
/*
 * `ennead check`: whether the puzzles of the files are well made. Writes a record for each, and
 * the exit code says whether all are good.
 */
#include <stddef.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/create/clue_symmetry.h"
#include "cli/create/create_options.h"
#include "cli/create/creators.h"
#include "cli/create/model_questions.h"
#include "cli/options/arguments.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/output/conflict.h"
#include "cli/output/doubts.h"
#include "cli/output/variant_text.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

enum { PUZZLES_IN_A_SLOT = 2048 };

struct check {
    struct settings common;
    bool minimal, symmetric;
    ennead_symmetry symmetry; /* wanted, if symmetric */
};

struct check_run {
    struct creators creators; /* they make ennead_puzzle_check; first, for creators_begin */
    const struct check *settings;
};

/* What is known of a puzzle. */
struct checked {
    const ennead_puzzle *puzzle;          /* a plain puzzle, */
    const struct variant_puzzle *variant; /* or one that a model answers; the other is NULL */
    int columns;
    ennead_verdict verdict;
    int clues;
    const uint16_t *redundant; /* clues each of which can be left out */
    size_t redundant_count;
    bool cut;              /* time was up before every clue was tested */
    struct doubts *doubts; /* possible mistakes, if there is not exactly one solution */
};

/* --------------------------------------------------------------------------------------- facts */

/* Whether it is known which clues are needed. */
static bool knows_needs(const struct checked *checked)
{
    return checked->verdict == ENNEAD_VERDICT_UNIQUE && !checked->cut;
}

/* The names of the redundant clues. */
static void set_redundant(struct record *record, const struct checked *checked, struct text *names)
{
    for (size_t i = 0; i < checked->redundant_count; i++)
        text_format(names, "%sr%dc%d", i > 0 ? " " : "",
                    checked->redundant[i] / checked->columns + 1,
                    checked->redundant[i] % checked->columns + 1);
    if (!names->failed)
        record_set_text(record, FIELD_OF_REDUNDANT, names->bytes, names->length);
}

/* Sets the possible mistakes. */
static void set_doubts(struct record *record, const struct checked *checked, struct text *names)
{
    doubts_add_names(names, checked->doubts);
    if (!names->failed && names->length > 0)
        record_set_text(
            record, checked->verdict == ENNEAD_VERDICT_NONE ? FIELD_OF_MISPRINTS : FIELD_OF_DIFFER,
            names->bytes, names->length);
}

static bool has_symmetry(const struct checked *checked, ennead_symmetry symmetry)
{
    return checked->puzzle != NULL ? ennead_has_symmetry(checked->puzzle->givens, symmetry)
                                   : clues_have_symmetry(checked->variant, symmetry);
}

static void set_symmetries(struct record *record, const struct checked *checked, struct text *names)
{
    const char *symmetry;
    for (int i = ENNEAD_SYMMETRY_NONE + 1;
         (symmetry = ennead_symmetry_name((ennead_symmetry)i)) != NULL; i++)
        if (has_symmetry(checked, (ennead_symmetry)i))
            text_format(names, "%s%s", names->length > 0 ? " " : "", symmetry);
    if (names->length == 0)
        text_string(names, ennead_symmetry_name(ENNEAD_SYMMETRY_NONE));
    if (!names->failed)
        record_set_text(record, FIELD_OF_SYMMETRY, names->bytes, names->length);
}

/* Only for plain puzzles: rules and pencil marks would have to be transformed too. */
static void set_automorphisms(struct record *record, const ennead_puzzle *puzzle)
{
    uint8_t form[ENNEAD_CELLS];
    uint32_t automorphisms = 0;
    ennead_state state;
    if (ennead_state_from_puzzle(puzzle, &state) != ENNEAD_STATUS_OK || state.limited)
        return;
    ennead_canonical(puzzle->givens, form, NULL, &automorphisms);
    record_set_number(record, FIELD_OF_AUTOMORPHISMS, automorphisms);
}

static const enum field fields[] = {
    FIELD_OF_VERDICT,  FIELD_OF_CLUES,         FIELD_OF_MINIMAL,   FIELD_OF_REDUNDANT,
    FIELD_OF_SYMMETRY, FIELD_OF_AUTOMORPHISMS, FIELD_OF_MISPRINTS, FIELD_OF_DIFFER,
    FIELD_OF_PUZZLE,   FIELD_OF_FORM,          FIELD_OF_RULES,
};

enum { IN_TABLES = 9 };

/* Adds the record of a puzzle, whose cells are already set. */
static void add_record(const struct records *records, struct text *text, struct record *record,
                       const struct checked *checked)
{
    struct text redundant = {0}, symmetries = {0}, doubts = {0};
    record_set_number(record, FIELD_OF_VERDICT, (uint64_t)checked->verdict);
    record_set_number(record, FIELD_OF_CLUES, (uint64_t)checked->clues);
    if (knows_needs(checked)) {
        record_set_number(record, FIELD_OF_MINIMAL, checked->redundant_count == 0);
        set_redundant(record, checked, &redundant);
    }
    set_doubts(record, checked, &doubts);
    set_symmetries(record, checked, &symmetries);
    if (checked->puzzle != NULL)
        set_automorphisms(record, checked->puzzle);
    records_add(records, text, record);
    text->failed = text->failed || redundant.failed || symmetries.failed || doubts.failed;
    text_free(&redundant);
    text_free(&doubts);
    text_free(&symmetries);
}

/* ------------------------------------------------------------------------------------- options */

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "minimal",
        .group = "What is asked",
        .help = "exit with code 1 if some puzzle has a redundant clue",
        .flag = offsetof(struct check, minimal),
    },
    {
        .name = "symmetry",
        .argument_name = "KIND",
        .group = "What is asked",
        .help = "exit with code 1 if the clues of some puzzle do not have this symmetry",
        .choices = &symmetry_choices,
        .stored = STORE_CHOICE(struct check, symmetry),
        .flag = offsetof(struct check, symmetric),
    },
    RULES_OPTION("What is asked"),
    TIME_LIMIT_OPTION("What is asked"),
    THREADS_OPTION("What is asked"),
    RECORD_FORMAT_OPTION(GROUP_WRITING, "tsv"),
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING,
                 "verdict, clues, minimal, redundant, symmetry, automorphisms, misprints, differ, "
                 "puzzle, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    PROGRESS_OPTION,
    {
        .name = "quiet",
        .letter = 'q',
        .group = GROUP_OTHER,
        .help = "write nothing about puzzles, only set the exit code",
        .flag = offsetof(struct settings, quiet),
    },
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* ---------------------------------------------------------------------------------------- work */

/* If the time limit ended the check of all puzzles together, each remaining puzzle gets that time
 * for itself. */
static ennead_status work(void *user, struct slot *slot)
{
    struct check_run *run = user;
    ennead_creator *creator = run->creators.of[slot->thread];
    ennead_puzzle_check *results = run->creators.made[slot->thread];
    ennead_status status =
        ennead_check_puzzles(creator, slot->puzzles, slot->puzzle_count, signals_stop(), results);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < slot->puzzle_count && !signals_stopped();
         i++)
        if (results[i].verdict == ENNEAD_VERDICT_LIMIT)
            status =
                ennead_check_puzzles(creator, &slot->puzzles[i], 1, signals_stop(), &results[i]);
    return status;
}

static bool is_as_wanted(const struct check *settings, const struct checked *checked)
{
    return checked->verdict == ENNEAD_VERDICT_UNIQUE && !checked->cut &&
           !(settings->minimal && checked->redundant_count > 0) &&
           !(settings->symmetric && !has_symmetry(checked, settings->symmetry));
}

static void write_checked(const struct check *settings, struct slot *slot, struct record *record,
                          const struct checked *checked)
{
    slot->totals.verdicts[checked->verdict]++;
    if (!is_as_wanted(settings, checked))
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (!settings->common.quiet)
        add_record(settings->common.records, &slot->output, record, checked);
}

/* Looks for mistakes in a puzzle that has not exactly one solution. */
static void doubt_puzzle(const struct checked *checked)
{
    uint8_t found[2][ENNEAD_CELLS];
    ennead_solve_result result;
    if (checked->verdict == ENNEAD_VERDICT_NONE)
        (void)doubts_of(checked->doubts, checked->puzzle, NULL);
    else if (checked->verdict == ENNEAD_VERDICT_SEVERAL &&
             ennead_solve(checked->puzzle, NULL, found, 2, &result) == ENNEAD_STATUS_OK &&
             result.solutions == 2)
        doubts_between(checked->doubts, found[0], found[1], ENNEAD_CELLS);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct check_run *run = user;
    const ennead_puzzle *puzzle = &slot->puzzles[index];
    const ennead_puzzle_check *results = run->creators.made[slot->thread];
    const ennead_puzzle_check *result = &results[index];
    uint16_t redundant[ENNEAD_CELLS];
    struct record record;
    struct doubts doubts;
    struct checked checked = {
        .puzzle = puzzle,
        .columns = 9,
        .doubts = &doubts,
        .verdict = result->verdict,
        .clues = result->clues,
        .redundant = redundant,
    };
    if (result->verdict == ENNEAD_VERDICT_LIMIT && signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    for (uint16_t cell = 0; cell < ENNEAD_CELLS; cell++)
        if (result->redundant[cell])
            redundant[checked.redundant_count++] = cell;
    doubts_clear(&doubts, 9);
    if (!run->settings->common.quiet) {
        if (result->verdict == ENNEAD_VERDICT_NONE)
            conflict_report(slot, item, puzzle);
        doubt_puzzle(&checked);
    }
    const ennead_state state = slot_state(slot, item, index);
    record_begin(&record, &run->settings->common, slot, item);
    record_set_puzzle(&record, &state);
    write_checked(run->settings, slot, &record, &checked);
}

/* Tests each clue. The redundant ones are moved to the front of `clues`. */
static ennead_status check_by_model(const struct settings *settings,
                                    const struct variant_puzzle *variant, struct clues *clues,
                                    struct checked *checked)
{
    const struct time_limit limit = time_limit_begin(settings);
    clues_take(clues, variant);
    ennead_status status = model_ask(variant, &limit, clues->candidates, NULL, &checked->verdict);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < clues->count && knows_needs(checked);
         i++) {
        ennead_verdict without;
        status = clues_doubt(clues, variant, &limit, clues->cells[i], PUT_BACK, &without);
        checked->cut = without == ENNEAD_VERDICT_LIMIT;
        if (without == ENNEAD_VERDICT_UNIQUE)
            clues->cells[checked->redundant_count++] = clues->cells[i];
    }
    return status;
}

/* The same for a puzzle that a model answers; the time limit has been set. */
static ennead_status doubt_variant(const struct variant_puzzle *variant,
                                   const struct checked *checked)
{
    const ennead_description *d = &variant->description;
    uint8_t found[2][ENNEAD_MOST_CELLS];
    ennead_status status = ENNEAD_STATUS_OK;
    if (checked->verdict == ENNEAD_VERDICT_NONE)
        return doubts_of(checked->doubts, NULL, variant);
    if (checked->verdict != ENNEAD_VERDICT_SEVERAL)
        return status;
    status = ennead_model_start(variant->model, d->candidates);
    for (int i = 0; i < 2 && status == ENNEAD_STATUS_OK; i++)
        status = ennead_model_next(variant->model, found[i]);
    if (status == ENNEAD_STATUS_OK)
        doubts_between(checked->doubts, found[0], found[1], (size_t)d->rows * (size_t)d->columns);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct check_run *run = user;
    const struct settings *common = &run->settings->common;
    struct clues *clues = malloc(sizeof *clues);
    struct doubts doubts;
    struct checked checked = {
        .variant = variant, .columns = variant->description.columns, .doubts = &doubts};
    struct record record;
    struct text givens = {0};
    doubts_clear(&doubts, checked.columns);
    if (clues == NULL || check_by_model(common, variant, clues, &checked) != ENNEAD_STATUS_OK ||
        (!common->quiet && doubt_variant(variant, &checked) != ENNEAD_STATUS_OK)) {
        slot->cut = CUT_BY_MEMORY;
    } else if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
    } else {
        checked.clues = (int)clues->count;
        checked.redundant = clues->cells;
        if (checked.verdict == ENNEAD_VERDICT_NONE && !common->quiet)
            conflict_report_of_variant(slot, item, variant);
        variant_add_givens(&givens, variant);
        slot->output.failed = slot->output.failed || givens.failed;
        record_begin(&record, common, slot, item);
        record_set_title(&record, variant->report.title);
        record_set_text(&record, FIELD_OF_PUZZLE, givens.bytes, givens.length);
        variant_set_rules(&record, variant);
        write_checked(run->settings, slot, &record, &checked);
    }
    text_free(&givens);
    free(clues);
}

/* ------------------------------------------------------------------------------------- the run */

static enum exit_code run_check(const struct command *command, int argc, char **argv)
{
    struct check settings = {.minimal = false};
    struct records records = {
        .settings = &settings.common,
        FIELDS_OF(fields),
        .table_count = IN_TABLES,
        .unknown = "-",
        .cells = FIELD_OF_PUZZLE,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.records = &records;
    settings.common.record_form = RECORDS_AS_TSV;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    struct check_run run = {
        .creators = {.bytes = PUZZLES_IN_A_SLOT * sizeof(ennead_puzzle_check),
                     .time_limit = settings.common.solving.time_limit},
        .settings = &settings,
    };
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .items = PUZZLES_IN_A_SLOT,
        .thread_begin = creators_begin,
        .thread_end = creators_end,
        .greeting = "Type or paste puzzles; each is answered when it is whole. Ctrl-D ends.\n",
        .begin = settings.common.quiet ? NULL : records_begin,
        .work = work,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .error = settings.common.quiet ? NULL : records_add_error,
        .ranks = RANKS_WORK,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead check puzzle.txt", "check a puzzle"},
    {"ennead check --quiet --minimal puzzles.txt && echo all minimal", "use the exit code in a "
                                                                       "script"},
    {"ennead check --time-limit=10 puzzles.txt", "take at most ten seconds for each puzzle"},
    {"ennead check -f line --where='minimal == no' puzzles.txt", "write the puzzles with redundant "
                                                                 "clues"},
};

const struct command check_command = {
    .name = "check",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "check puzzles: one solution, minimal, symmetric?",
    .about =
        "Writes a line for each puzzle in each FILE, or on standard input, with fields separated "
        "by tabs and their names in the first line:\n"
        "\n"
        "verdict - unique, several or none; limit if --time-limit came first.\n"
        "clues - how many.\n"
        "minimal - whether a puzzle with one solution needs every clue; '-' if the limit came "
        "before that was known.\n"
        "redundant - the clues that can each be removed alone, or '-'.\n"
        "symmetry - every symmetry of the pattern of clues, or none.\n"
        "automorphisms - how many symmetries of rows and columns leave the puzzle unchanged after "
        "a relabeling of digits; see docs/symmetry.md.\n"
        "misprints - in a puzzle without a solution, the clues that may be misprints: without any "
        "one of them it has exactly one solution, or, if there are no such clues, several.\n"
        "differ - in a puzzle with several solutions, the cells in which two of them differ.\n"
        "puzzle, message, note - its cells, what is wrong with the input, the text next to it.\n"
        "\n"
        "automorphisms is not written for puzzles with variant rules or pencil marks, or of other "
        "sizes.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has one solution and meets --minimal and --symmetry",
    .unanswered = "some puzzle does not, or --time-limit came first",
    .run = run_check,
};
