/* SPDX-License-Identifier: MIT */
/*
 * `ennead check`: is each puzzle of the files well made? A line for each, and an exit code that
 * says whether all are as they should be. What is told of a puzzle is a table of facts: a new one
 * is a function and a row.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/create/create_options.h"
#include "cli/create/creators.h"
#include "cli/create/model_questions.h"
#include "cli/options/arguments.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/output/cells.h"
#include "cli/output/variant_text.h"

static const char name[] = "check";

enum { PUZZLES_IN_A_SLOT = 2048 };

struct check {
    struct settings common;
    bool minimal, symmetric;
    ennead_symmetry symmetry; /* wanted, if symmetric */
};

struct check_run {
    const struct check *settings;
    struct creators creators; /* they make ennead_check_results */
};

/* What is known of a puzzle. */
struct checked {
    const ennead_puzzle *puzzle; /* a plain one; NULL of one that a model answers */
    int columns;
    ennead_verdict verdict;
    int clues;
    const uint16_t *redundant; /* clues of which each alone can be left out */
    size_t redundant_count;
    bool cut; /* the time was over before every clue was doubted */
};

/* --------------------------------------------------------------------------------------- facts */

static void add_verdict(struct text *text, const struct checked *checked)
{
    text_string(text, ennead_verdict_name(checked->verdict));
}

static void add_clues(struct text *text, const struct checked *checked)
{
    text_format(text, "%d", checked->clues);
}

/* Whether it is known which clues are needed. */
static bool knows_needs(const struct checked *checked)
{
    return checked->verdict == ENNEAD_VERDICT_UNIQUE && !checked->cut;
}

static void add_minimal(struct text *text, const struct checked *checked)
{
    text_string(text, !knows_needs(checked) ? "-" : checked->redundant_count == 0 ? "yes" : "no");
}

static void add_redundant(struct text *text, const struct checked *checked)
{
    const size_t count = knows_needs(checked) ? checked->redundant_count : 0;
    if (count == 0)
        text_character(text, '-');
    for (size_t i = 0; i < count; i++)
        text_format(text, "%sr%dc%d", i > 0 ? " " : "",
                    checked->redundant[i] / checked->columns + 1,
                    checked->redundant[i] % checked->columns + 1);
}

static void add_symmetries(struct text *text, const struct checked *checked)
{
    const char *blank = "", *symmetry;
    if (checked->puzzle == NULL) {
        text_character(text, '-');
        return;
    }
    for (int i = ENNEAD_SYMMETRY_NONE + 1;
         (symmetry = ennead_symmetry_name((ennead_symmetry)i)) != NULL; i++)
        if (ennead_has_symmetry(checked->puzzle->givens, (ennead_symmetry)i)) {
            text_format(text, "%s%s", blank, symmetry);
            blank = " ";
        }
    if (*blank == '\0')
        text_string(text, "none");
}

static void add_automorphisms(struct text *text, const struct checked *checked)
{
    uint8_t form[ENNEAD_CELLS];
    uint32_t automorphisms = 0;
    ennead_state state;
    if (checked->puzzle == NULL ||
        ennead_state_from_puzzle(checked->puzzle, &state) != ENNEAD_STATUS_OK || state.limited) {
        text_string(text, "-"); /* rules and pencil marks would have to be moved along */
        return;
    }
    ennead_canonical(checked->puzzle->givens, form, NULL, &automorphisms);
    text_format(text, "%" PRIu32, automorphisms);
}

static const struct fact {
    const char *name;
    void (*add)(struct text *text, const struct checked *checked);
} facts[] = {
    {"verdict", add_verdict},     {"clues", add_clues},
    {"minimal", add_minimal},     {"redundant", add_redundant},
    {"symmetry", add_symmetries}, {"automorphisms", add_automorphisms},
};

enum { FACTS = sizeof facts / sizeof facts[0] };

/* ------------------------------------------------------------------------------------- options */

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    {
        .name = "minimal",
        .group = "What is asked",
        .help = "exit code 1 if some puzzle has a clue that it could do without",
        .flag = offsetof(struct check, minimal),
    },
    {
        .name = "symmetry",
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "KIND",
        .group = "What is asked",
        .help = "exit code 1 if the clues of some puzzle do not lie so",
        .choices = &symmetry_choices,
        .stored = STORE_CHOICE(struct check, symmetry),
        .flag = offsetof(struct check, symmetric),
    },
    RULES_OPTION("What is asked"),
    TIME_LIMIT_OPTION("What is asked"),
    THREADS_OPTION("What is asked"),
    OUTPUT_OPTION(GROUP_WRITING),
    ISA_OPTION,
    PROGRESS_OPTION,
    {
        .name = "quiet",
        .letter = 'q',
        .group = GROUP_OTHER,
        .help = "write nothing about puzzles; the exit code tells",
        .flag = offsetof(struct settings, quiet),
    },
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* ---------------------------------------------------------------------------------------- work */

/* What the time limit has ended for all puzzles together gets that time for itself. */
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
           !(settings->symmetric &&
             !ennead_has_symmetry(checked->puzzle->givens, settings->symmetry));
}

static void write_checked(const struct check *settings, struct slot *slot,
                          const struct checked *checked)
{
    slot->totals.verdicts[checked->verdict]++;
    if (!is_as_wanted(settings, checked))
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    for (int i = 0; i < FACTS && !settings->common.quiet; i++) {
        facts[i].add(&slot->output, checked);
        text_character(&slot->output, i + 1 < FACTS ? '\t' : '\n');
    }
}

/* Why a puzzle has no solution, where that can be seen. */
static void report_conflict(struct slot *slot, const struct item *item, const ennead_puzzle *puzzle)
{
    ennead_conflict conflict;
    char first[CELL_NAME_SIZE], second[CELL_NAME_SIZE];
    if (!ennead_puzzle_find_conflict(puzzle, &conflict))
        return;
    output_cell_name(conflict.cells[0], first);
    output_cell_name(conflict.cells[1], second);
    slot_add_place(slot, item);
    text_format(&slot->messages, ": no solution: %s and %s are both %d\n", first, second,
                conflict.digit);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct check_run *run = user;
    const ennead_puzzle *puzzle = &slot->puzzles[index];
    const ennead_puzzle_check *results = run->creators.made[slot->thread];
    const ennead_puzzle_check *result = &results[index];
    uint16_t redundant[ENNEAD_CELLS];
    struct checked checked = {
        .puzzle = puzzle,
        .columns = 9,
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
    if (!run->settings->common.quiet)
        report_conflict(slot, item, puzzle);
    write_checked(run->settings, slot, &checked);
}

/* Doubts each clue. Those that are redundant come first in `clues`. */
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

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct check_run *run = user;
    const struct settings *common = &run->settings->common;
    struct clues *clues = malloc(sizeof *clues);
    struct checked checked = {.columns = variant->description.columns};
    if (clues == NULL || check_by_model(common, variant, clues, &checked) != ENNEAD_STATUS_OK) {
        slot->cut = CUT_BY_MEMORY;
    } else if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
    } else {
        checked.clues = (int)clues->count;
        checked.redundant = clues->cells;
        if (checked.verdict == ENNEAD_VERDICT_NONE)
            variant_report_conflict(slot, common, item, variant);
        write_checked(run->settings, slot, &checked);
    }
    free(clues);
}

static const char *unfit_for_variants(const void *user)
{
    const struct check_run *run = user;
    return run->settings->symmetric ? "--symmetry is for plain puzzles" : NULL;
}

static void write_error(void *user, struct slot *slot, const struct item *item)
{
    const struct check_run *run = user;
    (void)item;
    if (run->settings->common.quiet)
        return;
    text_string(&slot->output, "error");
    text_repeat(&slot->output, '\t', FACTS - 1);
    text_character(&slot->output, '\n');
}

static void begin(void *user, struct text *text)
{
    const struct check_run *run = user;
    for (int i = 0; i < FACTS && !run->settings->common.quiet; i++)
        text_format(text, "%s%c", facts[i].name, i + 1 < FACTS ? '\t' : '\n');
}

/* ------------------------------------------------------------------------------------- the run */

static enum exit_code check(const struct check *settings)
{
    const struct settings *common = &settings->common;
    struct check_run run = {.settings = settings};
    struct puzzle_command puzzle_command = {
        .user = &run,
        .room = slot_room(common, 0),
        .greeting = "Type or paste puzzles; each is answered when it is whole. Ctrl-D ends.\n",
        .begin = begin,
        .work = work,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .error = write_error,
    };
    puzzle_command.room.items = PUZZLES_IN_A_SLOT;
    return creators_run(&run.creators, PUZZLES_IN_A_SLOT * sizeof(ennead_puzzle_check), common,
                        &puzzle_command);
}

static enum exit_code run_check(const struct command *command, int argc, char **argv)
{
    struct check settings = {.minimal = false};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = settings_complete(name, &settings.common);
    if (code == EXIT_ANSWERED)
        code = rules_load(name, &settings.common);
    if (code == EXIT_ANSWERED)
        code = check(&settings);
    rules_unload(&settings.common);
    return code;
}

static const struct example examples[] = {
    {"ennead check puzzle.txt", "is it well made?"},
    {"ennead check --quiet --minimal puzzles.txt && echo all minimal", "in a script"},
    {"ennead check --time-limit=10 puzzles.txt", "at most ten seconds for each"},
    {"ennead check puzzles.txt | awk -F'\\t' '$3 == \"no\"'", "those with needless clues"},
};

const struct command check_command = {
    .name = "check",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "tell whether puzzles are well made",
    .about =
        "Writes a line for each puzzle of the FILEs, or of standard input, with fields "
        "between tabs "
        "and their names in the first line:\n"
        "\n"
        "verdict - unique, several or none; limit if --time-limit came first.\n"
        "clues - how many there are.\n"
        "minimal - whether a puzzle with one solution needs every clue; '-' if the limit came "
        "before that was known.\n"
        "redundant - the clues of which each alone could be left out, or '-'.\n"
        "symmetry - every symmetry that the cells of the clues have, or none.\n"
        "automorphisms - how many symmetries of rows and columns leave the puzzle as it is but "
        "for an exchange of digits; docs/symmetry.md.\n"
        "\n"
        "Of a puzzle with rules of its own the last two are not told, of one that pencil marks "
        "limit the last is not.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has one solution, and is as --minimal and --symmetry want it",
    .unanswered = "some is not, or --time-limit came first",
    .run = run_check,
};
