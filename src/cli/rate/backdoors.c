/* SPDX-License-Identifier: MIT */
/*
 * `ennead backdoors`: how few cells of each puzzle of the files must be known for simple techniques
 * to solve it. The batch engine finds the solutions.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/base/thread_team.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/output/conflict.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

struct backdoor_settings {
    struct settings common;
    int rules;
    bool sets, eliminations;
};

struct backdoor_run {
    const struct backdoor_settings *settings;
    ennead_solver *solvers[MOST_THREADS];
};

/* ------------------------------------------------------------------------------------- options */

static const struct choice rules_rows[] = {
    [ENNEAD_BACKDOOR_RULES_SINGLES] = {"singles", "naked and hidden singles"},
    [ENNEAD_BACKDOOR_RULES_LOCKED] = {"locked", "these and locked candidates"},
    [ENNEAD_BACKDOOR_RULES_SUBSETS] = {"subsets", "these, naked and hidden subsets of any size, "
                                                  "X-Wing, Swordfish and Jellyfish"},
};

static const struct choices rules_choices = {"Techniques", CHOICES_OF(rules_rows)};

#define LOOKED_FOR "What is found out"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "techniques",
        .argument_name = "SET",
        .group = LOOKED_FOR,
        .help = "the techniques that must solve the rest",
        .standard = "singles",
        .choices = &rules_choices,
        .stored = STORE_CHOICE(struct backdoor_settings, rules),
    },
    {
        .name = "sets",
        .group = LOOKED_FOR,
        .help = "write the backdoors of the least size too; if it is 1, these are the magic cells",
        .flag = offsetof(struct backdoor_settings, sets),
    },
    {
        .name = "eliminations",
        .group = LOOKED_FOR,
        .help = "write the candidates whose elimination solves the puzzle too",
        .flag = offsetof(struct backdoor_settings, eliminations),
    },
    {
        .name = "node-limit",
        .argument_name = "N",
        .group = LOOKED_FOR,
        .help = "give up a puzzle after N sets of cells were tried; 0: no limit",
        .standard = "0",
        .stored = STORE_NUMBER(struct settings, solving.node_limit, 0, UINT64_MAX),
    },
    {
        .name = "time-limit",
        .argument_name = "SECONDS",
        .group = LOOKED_FOR,
        .help = "give up a puzzle after this time, such as 0.5; 0: no limit",
        .standard = "0",
        .stored = STORE_SECONDS(struct settings, solving.time_limit),
    },
    THREADS_OPTION(LOOKED_FOR),
    RECORD_FORMAT_OPTION(GROUP_WRITING, "tsv"),
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING, "backdoor, backdoors, pairs, new_pairs, eliminations, verdict, "
                                "clues, puzzle, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ---------------------------------------------------------------------------------------- sets */

/* Sets of cells, each packed into a number, the first cell in the highest byte that is used. */
struct door_list {
    uint64_t *sets;
    size_t count, room;
    bool failed;
};

enum { MOST_PACKED = 8 };

static bool keep_set(void *user, const uint8_t *set, int count)
{
    struct door_list *list = user;
    uint8_t sorted[MOST_PACKED] = {0};
    uint64_t packed = 0;
    if (count > MOST_PACKED)
        return false;
    for (int i = 0; i < count; i++) {
        int at = i;
        for (; at > 0 && sorted[at - 1] > set[i]; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = set[i];
    }
    for (int i = 0; i < count; i++)
        packed = packed << 8 | sorted[i];
    if (list->count == list->room) {
        const size_t room = list->room * 2 + 64;
        uint64_t *more = realloc(list->sets, room * sizeof *more);
        if (more == NULL) {
            list->failed = true;
            return false;
        }
        list->sets = more;
        list->room = room;
    }
    list->sets[list->count++] = packed;
    return true;
}

static int by_cells(const void *a, const void *b)
{
    const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return (first > second) - (first < second);
}

static void add_cell(struct text *text, int cell)
{
    text_format(text, "r%dc%d", cell / 9 + 1, cell % 9 + 1);
}

/* Adds the sets in ascending order: r1c2+r3c4 r1c2+r5c6. */
static void add_sets(struct text *text, struct door_list *list, int size)
{
    if (list->count > 0)
        qsort(list->sets, list->count, sizeof *list->sets, by_cells);
    for (size_t i = 0; i < list->count; i++)
        for (int nth = 0; nth < size; nth++) {
            if (nth > 0 || i > 0)
                text_character(text, nth > 0 ? '+' : ' ');
            add_cell(text, (int)(list->sets[i] >> 8 * (size - 1 - nth) & 0xff));
        }
}

/* Adds the candidates whose elimination solves the puzzle: r1c2<>3. Returns how many there are. */
static uint64_t add_eliminations(struct text *text, const ennead_backdoors *found)
{
    uint64_t count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++) {
            if ((found->eliminations[cell] >> (digit - 1) & 1) == 0)
                continue;
            if (count++ > 0)
                text_character(text, ' ');
            add_cell(text, cell);
            text_format(text, "<>%d", digit);
        }
    return count;
}

/* ------------------------------------------------------------------------------------- writing */

static const enum field fields[] = {
    FIELD_OF_PUZZLE,    FIELD_OF_BACKDOOR, FIELD_OF_BACKDOORS,    FIELD_OF_PAIRS,
    FIELD_OF_NEW_PAIRS, FIELD_OF_SETS,     FIELD_OF_ELIMINATIONS, FIELD_OF_ELIMINATED,
    FIELD_OF_VERDICT,   FIELD_OF_CLUES,
};

static void add_line(struct text *text, const struct record *record)
{
    static const enum field shown[] = {FIELD_OF_BACKDOOR, FIELD_OF_BACKDOORS};
    for (size_t i = 0; i < sizeof shown / sizeof shown[0]; i++)
        if (record_knows(record, shown[i]))
            text_format(text, " %s=%" PRIu64, field_rows[shown[i]].name,
                        record->values[shown[i]].number);
    if (record->values[FIELD_OF_VERDICT].number != ENNEAD_VERDICT_UNIQUE)
        text_format(text, " %s",
                    field_word(FIELD_OF_VERDICT, record->values[FIELD_OF_VERDICT].number));
}

static ennead_status work(void *user, struct slot *slot)
{
    struct backdoor_run *run = user;
    ennead_solve_options solving = run->settings->common.solving;
    solving.stop = signals_stop();
    solving.solutions = 2;
    const ennead_puzzle_batch batch = {.puzzles = slot->puzzles,
                                       .count = slot->puzzle_count,
                                       .solutions = slot->solutions,
                                       .capacity = 1,
                                       .results = slot->results};
    return ennead_solve_batch(run->solvers[slot->thread], &batch, &solving);
}

static ennead_backdoor_options options_of(const struct backdoor_settings *settings,
                                          struct door_list *list)
{
    ennead_backdoor_options chosen;
    ennead_backdoor_options_init(&chosen);
    chosen.rules = (ennead_backdoor_rules)settings->rules;
    chosen.node_limit = settings->common.solving.node_limit;
    chosen.time_limit = settings->common.solving.time_limit;
    chosen.stop = signals_stop();
    chosen.report = settings->sets ? keep_set : NULL;
    chosen.user = list;
    return chosen;
}

/* Adds the record of a puzzle. `found` is NULL if it does not have one solution. */
static void add_record(const struct backdoor_settings *settings, struct slot *slot,
                       struct record *record, const ennead_backdoors *found, struct door_list *list)
{
    struct text sets = {0}, eliminated = {0};
    if (found != NULL) {
        record_set_number(record, FIELD_OF_BACKDOOR, (uint64_t)found->least);
        record_set_number(record, FIELD_OF_BACKDOORS, found->count);
        record_set_number(record, FIELD_OF_PAIRS, found->pairs);
        record_set_number(record, FIELD_OF_NEW_PAIRS, found->new_pairs);
        record_set_number(record, FIELD_OF_ELIMINATIONS, add_eliminations(&eliminated, found));
        if (settings->eliminations)
            record_set_text(record, FIELD_OF_ELIMINATED, eliminated.bytes, eliminated.length);
        add_sets(&sets, list, found->least);
        if (settings->sets)
            record_set_text(record, FIELD_OF_SETS, sets.bytes, sets.length);
    }
    if (sets.failed || eliminated.failed)
        slot->output.failed = true;
    else
        slot->totals.solutions += records_add(settings->common.records, &slot->output, record);
    text_free(&sets);
    text_free(&eliminated);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct backdoor_run *run = user;
    const struct backdoor_settings *settings = run->settings;
    const ennead_solve_result *result = &slot->results[index];
    const ennead_state state = slot_state(slot, item, index);
    struct door_list list = {.sets = NULL};
    const ennead_backdoor_options chosen = options_of(settings, &list);
    ennead_backdoors found = {.end = ENNEAD_SEARCH_END_COMPLETE};
    ennead_verdict verdict = result->verdict;
    ennead_status status = ENNEAD_STATUS_OK;
    struct record record;
    const bool unique = verdict == ENNEAD_VERDICT_UNIQUE;
    if (unique)
        status = ennead_find_backdoors(&state, slot->solutions[index], &chosen, NULL, &found);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY || list.failed) {
        slot->cut = CUT_BY_MEMORY;
    } else if (result->end == ENNEAD_SEARCH_END_STOP || found.end == ENNEAD_SEARCH_END_STOP) {
        slot->cut = CUT_BY_STOP;
    } else {
        if (unique && (status != ENNEAD_STATUS_OK || found.end != ENNEAD_SEARCH_END_COMPLETE))
            verdict = status == ENNEAD_STATUS_OK ? ENNEAD_VERDICT_LIMIT : ENNEAD_VERDICT_NONE;
        slot->totals.verdicts[verdict]++;
        if (verdict != ENNEAD_VERDICT_UNIQUE)
            slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
        if (result->verdict == ENNEAD_VERDICT_NONE && !settings->common.quiet)
            conflict_report(slot, item, &slot->puzzles[index]);
        record_begin(&record, &settings->common, slot, item);
        record_set_puzzle(&record, &state);
        record_set_number(&record, FIELD_OF_VERDICT, (uint64_t)verdict);
        add_record(settings, slot, &record, verdict == ENNEAD_VERDICT_UNIQUE ? &found : NULL,
                   &list);
    }
    free(list.sets);
}

/* ------------------------------------------------------------------------------------- the run */

static bool begin_thread(void *user, size_t thread)
{
    struct backdoor_run *run = user;
    return ennead_solver_new(NULL, &run->solvers[thread]) == ENNEAD_STATUS_OK;
}

static void end_thread(void *user, size_t thread)
{
    struct backdoor_run *run = user;
    ennead_solver_free(run->solvers[thread]);
}

static enum exit_code run_backdoors(const struct command *command, int argc, char **argv)
{
    struct backdoor_settings settings = {.rules = ENNEAD_BACKDOOR_RULES_SINGLES};
    struct backdoor_run run = {.settings = &settings};
    struct records records = {
        .settings = &settings.common,
        FIELDS_OF(fields),
        .cells = FIELD_OF_PUZZLE,
        .line = add_line,
    };
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .kept = 1,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .greeting = "Type or paste puzzles; each is answered when it is whole. Ctrl-D ends.\n",
        .begin = records_begin,
        .work = work,
        .puzzle = write_puzzle,
        .error = records_add_error,
        .numbers = NUMBERS_NOT_NEEDED,
        .ranks = RANKS_WORK,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.records = &records;
    settings.common.record_form = RECORDS_AS_TSV;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead backdoors puzzles.txt", "write how many cells must be known, and how many choices "
                                     "there are"},
    {"ennead backdoors --sets --where='backdoor == 1' puzzles.txt", "list magic cells"},
    {"ennead backdoors --techniques=locked --where='backdoor >= 2' -f line puzzles.txt",
     "select puzzles that one cell does not open to singles and locked candidates"},
};

const struct command backdoors_command = {
    .name = "backdoors",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "find the cells that open a puzzle to simple techniques",
    .about =
        "A backdoor is a set of cells with whose values simple techniques solve the puzzle; none "
        "of its cells is filled by these techniques alone. Finds the backdoors with the fewest "
        "cells of each puzzle in each FILE, or on standard input, and writes a row for each "
        "puzzle:\n"
        "\n"
        "backdoor - the number of cells of the smallest ones; 0: the techniques solve the puzzle.\n"
        "backdoors - how many there are with so many cells.\n"
        "pairs, new_pairs - if that is 1 or 2: how many there are with two cells, and how many of "
        "these have no cell that is one by itself (a magic cell).\n"
        "sets - with --sets: those with the fewest cells, such as r1c2+r3c4.\n"
        "eliminations - how many candidates there are whose elimination, one alone, lets the "
        "techniques solve the puzzle; eliminated - with --eliminations: these.\n"
        "verdict - unique; several or none: no unique solution, so the rest is empty; limit.\n"
        "puzzle, clues, message, note - its cells, how many givens, what is wrong with the input, "
        "the text next to it.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has one solution, and its backdoors were found",
    .unanswered = "some puzzle has not, or a limit came first",
    .run = run_backdoors,
};
