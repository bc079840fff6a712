/* SPDX-License-Identifier: MIT */
/*
 * `ennead check`: is each puzzle of the files well made? A line for each, and an exit code that
 * says whether all are as they should be. What is told of a puzzle is a table of facts: a new one
 * is a function and a row.
 */
#include <inttypes.h>
#include <stddef.h>

#include "cli/base/signals.h"
#include "cli/create/check_variant.h"
#include "cli/create/create_options.h"
#include "cli/create/creators.h"
#include "cli/options/arguments.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/output/cells.h"

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

/* --------------------------------------------------------------------------------------- facts */

static void add_verdict(struct text *text, const ennead_puzzle *puzzle,
                        const ennead_puzzle_check *result)
{
    (void)puzzle;
    text_string(text, ennead_verdict_name(result->verdict));
}

static void add_clues(struct text *text, const ennead_puzzle *puzzle,
                      const ennead_puzzle_check *result)
{
    (void)puzzle;
    text_format(text, "%d", result->clues);
}

static void add_minimal(struct text *text, const ennead_puzzle *puzzle,
                        const ennead_puzzle_check *result)
{
    (void)puzzle;
    text_string(text, result->verdict != ENNEAD_VERDICT_UNIQUE ? "-"
                      : result->redundant_count == 0           ? "yes"
                                                               : "no");
}

static void add_redundant(struct text *text, const ennead_puzzle *puzzle,
                          const ennead_puzzle_check *result)
{
    const char *blank = "";
    (void)puzzle;
    if (result->redundant_count == 0)
        text_string(text, "-");
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        char place[CELL_NAME_SIZE];
        if (!result->redundant[cell])
            continue;
        output_cell_name(cell, place);
        text_format(text, "%s%s", blank, place);
        blank = " ";
    }
}

static void add_symmetries(struct text *text, const ennead_puzzle *puzzle,
                           const ennead_puzzle_check *result)
{
    const char *blank = "", *symmetry;
    (void)result;
    for (int i = ENNEAD_SYMMETRY_NONE + 1;
         (symmetry = ennead_symmetry_name((ennead_symmetry)i)) != NULL; i++)
        if (ennead_has_symmetry(puzzle->givens, (ennead_symmetry)i)) {
            text_format(text, "%s%s", blank, symmetry);
            blank = " ";
        }
    if (*blank == '\0')
        text_string(text, "none");
}

static void add_automorphisms(struct text *text, const ennead_puzzle *puzzle,
                              const ennead_puzzle_check *result)
{
    uint8_t form[ENNEAD_CELLS];
    uint32_t automorphisms = 0;
    ennead_state state;
    (void)result;
    if (ennead_state_from_puzzle(puzzle, &state) != ENNEAD_STATUS_OK || state.limited) {
        text_string(text, "-"); /* pencil marks would have to be moved along */
        return;
    }
    ennead_canonical(puzzle->givens, form, NULL, &automorphisms);
    text_format(text, "%" PRIu32, automorphisms);
}

static const struct fact {
    const char *name;
    void (*add)(struct text *text, const ennead_puzzle *puzzle, const ennead_puzzle_check *result);
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

static bool is_as_wanted(const struct check *settings, const ennead_puzzle *puzzle,
                         const ennead_puzzle_check *result)
{
    return result->verdict == ENNEAD_VERDICT_UNIQUE &&
           !(settings->minimal && result->redundant_count > 0) &&
           !(settings->symmetric && !ennead_has_symmetry(puzzle->givens, settings->symmetry));
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
    if (result->verdict == ENNEAD_VERDICT_LIMIT && signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    slot->totals.verdicts[result->verdict]++;
    if (!is_as_wanted(run->settings, puzzle, result))
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (run->settings->common.quiet)
        return;
    report_conflict(slot, item, puzzle);
    for (int i = 0; i < FACTS; i++) {
        facts[i].add(&slot->output, puzzle, result);
        text_character(&slot->output, i + 1 < FACTS ? '\t' : '\n');
    }
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct check_run *run = user;
    check_variant(&run->settings->common, slot, item, variant,
                  run->settings->minimal ? CHECKED_FOR_MINIMAL : CHECKED_FOR_ONE);
}

static const char *unfit_for_variants(const void *user)
{
    const struct check_run *run = user;
    return run->settings->symmetric
               ? "--symmetry is for plain puzzles; this one has rules of its own"
               : NULL;
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
