/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve`: how many solutions each puzzle of the files has, and which. A slot of puzzles is
 * solved by one call of the library; then each answer is written with the requested output.
 */
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/thread_team.h"
#include "cli/options/arguments.h"
#include "cli/output/answer_record.h"
#include "cli/output/conflict.h"
#include "cli/output/output.h"
#include "cli/output/output_line.h"
#include "cli/record/records_run.h"
#include "cli/solve/estimate.h"
#include "cli/solve/solve_answer.h"
#include "cli/solve/solve_model.h"
#include "cli/solve/solve_options.h"
#include "cli/solve/watch.h"

struct solve_run {
    const struct settings *settings;
    size_t kept; /* number of solutions kept of a puzzle */
    ennead_tally found;
    ennead_solver *solvers[MOST_THREADS];
    /* Whether so many lines on this thread had no solution lately that all lines are checked for
     * conflicting givens. */
    bool checks_all[MOST_THREADS];
};

/* The order of several solutions and the counters must not depend on how the input is cut into
 * slots. */
static void fix_engine(ennead_solve_options *options)
{
    if (options->engine == ENNEAD_ENGINE_AUTO && options->order == ENNEAD_ORDER_ANY)
        options->engine = ENNEAD_ENGINE_BATCH;
}

/* Solutions are to be written as lines. */
static ennead_status solve_lines(struct solve_run *solving, struct slot *slot,
                                 ennead_solve_options options)
{
    const struct settings *settings = solving->settings;
    if (settings->stats || options.solutions != 2) /* else only verdicts and lone solutions show */
        fix_engine(&options);
    struct line_puzzles *lines = &slot->lines;
    const bool sums_needed = settings->stats || settings->journal.file != NULL;
    lines->known = solving->checks_all[slot->thread] ? CONFLICTS_KNOWN : CONFLICTS_UNKNOWN;
    ennead_solve_totals sums = {.seconds = 0};
    const ennead_puzzle_lines all = {
        .puzzles = lines->text,
        .puzzle_stride = LINE_BYTES,
        .count = lines->count,
        .solutions = lines->text,
        .solution_stride = LINE_BYTES,
        .capacity = settings->output->shows > 0 ? 1 : 0,
        .answers = lines->answers,
        .sums = sums_needed ? &sums : NULL,
        .conflicts = lines->known == CONFLICTS_KNOWN ? lines->conflicts : NULL,
    };
    ennead_status status = ennead_solve_lines(solving->solvers[slot->thread], &all, &options);
    if (status == ENNEAD_STATUS_OK && sums_needed)
        totals_add_sums(&slot->totals, &sums);
    return status;
}

/* Whether nothing of a puzzle with many solutions is written but their number and the solutions. */
static bool counts_suffice(const struct settings *settings, const ennead_solve_options *options)
{
    return settings->output->answer == output_line && settings_many(settings) && !settings->stats &&
           !settings->watch && settings->condition == NULL &&
           options->engine == ENNEAD_ENGINE_AUTO && options->order == ENNEAD_ORDER_ANY &&
           options->node_limit == 0 && options->time_limit == 0;
}

/* Finds the solutions of puzzles that have at most as many as are kept, and counts those of the
 * others: this is many times faster than finding them, and they are found again when they are
 * written. */
static ennead_status solve_or_count(const struct solve_run *solving, const struct slot *slot,
                                    const ennead_puzzle_batch *batch,
                                    const ennead_solve_options *options)
{
    ennead_solver *solver = solving->solvers[slot->thread];
    ennead_solve_options few = *options;
    few.solutions = solving->kept + 1;
    ennead_status status = ennead_solve_batch(solver, batch, &few);
    for (size_t end, i = 0; status == ENNEAD_STATUS_OK && i < batch->count; i = end + 1) {
        end = i;
        while (end < batch->count && batch->results[end].solutions > solving->kept)
            end++;
        const ennead_puzzle_batch many = {
            .puzzles = batch->puzzles + i, .count = end - i, .results = batch->results + i};
        if (end > i)
            status = ennead_solve_batch(solver, &many, options);
    }
    return status;
}

static ennead_status solve_slot(void *user, struct slot *slot)
{
    struct solve_run *solving = user;
    const struct settings *settings = solving->settings;
    ennead_solve_options options = settings->solving;
    struct watch *watch = NULL;
    options.stream = slot->first_puzzle;
    options.stop = signals_stop();
    options.tally = &solving->found;
    if (settings->watch && slot->puzzle_count > 0) {
        watch = watch_begin(settings, &slot->puzzles[0], slot->items[0].name,
                            slot_line(&slot->items[0]));
        if (watch == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        options.on_cell = watch_cell;
        options.on_cell_user = watch;
    }
    const ennead_puzzle_batch batch = {.puzzles = slot->puzzles,
                                       .count = slot->puzzle_count,
                                       .solutions = slot->solutions,
                                       .capacity = solving->kept,
                                       .results = slot->results};
    ennead_solve_options fixed = options;
    fix_engine(&fixed);
    ennead_status status = counts_suffice(settings, &options) &&
                                   (fixed.solutions == 0 || fixed.solutions > solving->kept)
                               ? solve_or_count(solving, slot, &batch, &fixed)
                               : ennead_solve_batch(solving->solvers[slot->thread], &batch, &fixed);
    if (watch != NULL)
        watch_end(watch, &slot->results[0]);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < slot->puzzle_count; i++)
        if (slot->results[i].solutions > solving->kept && settings->output->shows > solving->kept)
            slot->state = SLOT_TO_WRITE;
    if (status == ENNEAD_STATUS_OK && slot->lines.count > 0)
        status = solve_lines(solving, slot, options);
    return status;
}

/* ------------------------------------------------------------------------------------- writing */

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct solve_run *solving = user;
    if (slot->results[index].end == ENNEAD_SEARCH_END_STOP) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    solve_write_answer(solving->settings, slot, item,
                       &(struct found_out){.puzzle = &slot->puzzles[index],
                                           .result = &slot->results[index],
                                           .kept = solving->kept > 0
                                                       ? slot->solutions[index * solving->kept]
                                                       : NULL,
                                           .room = solving->kept});
}

/* The place of one of the lines of an item. */
static uint64_t place_of_line(const struct item *item, size_t index)
{
    return item->place + index * item->stride;
}

/* Reports why a line has no solution, if that is known. */
static void explain_line(struct slot *slot, const struct item *item, size_t index)
{
    ennead_puzzle puzzle;
    struct item here = *item;
    here.line += index;
    here.place = place_of_line(item, index);
    if (ennead_puzzle_from_line(slot->lines.text + (item->run.at + index) * LINE_BYTES, &puzzle) ==
        ENNEAD_STATUS_OK)
        conflict_report(slot, &here, &puzzle);
}

/* A range of lines of an item, from the first one on. */
struct line_block {
    const struct item *item;
    size_t first;
    struct line_answers answers;
};

/* How many lines, from line `at` of the slot on, have no conflicting givens, at most `most`. Looks
 * at 64 at a time. */
static size_t lines_without_conflict(const struct line_puzzles *lines, size_t at, size_t most)
{
    size_t count = 0;
    while (count < most) {
        const uint64_t left = lines->conflicts[(at + count) / 64] >> (at + count) % 64;
        if (left != 0) {
            count += (size_t)__builtin_ctzll(left);
            break;
        }
        count += 64 - (at + count) % 64;
    }
    return count < most ? count : most;
}

static void explain_block(struct slot *slot, const struct line_block *block)
{
    const struct line_puzzles *lines = &slot->lines;
    const size_t count = block->answers.count, at = block->item->run.at + block->first;
    if (block->answers.kind == ANSWERS_ALIKE &&
        block->answers.answers[0].verdict != ENNEAD_VERDICT_NONE)
        return;
    for (size_t i = 0; i < count; i++) {
        if (lines->known == CONFLICTS_KNOWN &&
            !conflict_seeks_misprints(place_of_line(block->item, block->first + i)))
            i += lines_without_conflict(lines, at + i, count - i);
        if (i < count && block->answers.answers[i].verdict == ENNEAD_VERDICT_NONE)
            explain_line(slot, block->item, block->first + i);
    }
}

/* Whether the answers are nothing but solutions, right after those with which the slot's output
 * begins, so that they need not be copied. */
static bool are_in_place(const struct settings *settings, const struct slot *slot,
                         const struct line_block *block)
{
    if (settings->output->answers != output_line_answers || slot->state != SLOT_WRITTEN ||
        slot->output.length > 0 || slot->whole_lines != block->item->run.at + block->first)
        return false;
    const size_t to_see = block->answers.kind == ANSWERS_ALIKE ? 1 : block->answers.count;
    for (size_t i = 0; i < to_see; i++)
        if (block->answers.answers[i].verdict != ENNEAD_VERDICT_UNIQUE &&
            block->answers.answers[i].verdict != ENNEAD_VERDICT_FOUND)
            return false;
    return true;
}

static void write_block(const struct settings *settings, struct slot *slot,
                        const struct line_block *block)
{
    if (are_in_place(settings, slot, block))
        slot->whole_lines += block->answers.count;
    else
        settings->output->answers(&slot->output, &block->answers);
    if (block->answers.kind == ANSWERS_ALIKE)
        totals_add_alike(&slot->totals, settings, block->answers.answers, block->answers.count);
    else
        totals_add_answers(&slot->totals, settings, block->answers.answers, block->answers.count);
    if (!settings->quiet)
        explain_block(slot, block);
}

/* How many answers there are before the first one that is missing because of a stop. */
static size_t count_whole(const ennead_solve_answer *answers, size_t count)
{
    size_t whole = 0;
    if (!signals_stopped())
        return count;
    while (whole < count && answers[whole].end != ENNEAD_SEARCH_END_STOP)
        whole++;
    return whole;
}

/* Whether all answers are the same, as is mostly so in lists of one kind. */
static bool are_alike(const ennead_solve_answer *answers, size_t count)
{
    return count > 0 && memcmp(answers, answers + 1, (count - 1) * sizeof *answers) == 0;
}

/* How many answers there are up to the first one that may need a message after it. */
static size_t count_to_message(const struct settings *settings, const ennead_solve_answer *answers,
                               size_t count)
{
    if (!settings->together || settings->quiet)
        return count;
    for (size_t i = 0; i < count; i++)
        if (answers[i].verdict == ENNEAD_VERDICT_NONE)
            return i + 1;
    return count;
}

/* Works in blocks, so that an answer is used while it is in the first-level cache. */
static void write_lines(void *user, struct slot *slot, const struct item *item)
{
    enum { BLOCK = 256, ONE_IN = 16 };
    struct solve_run *solving = user;
    const struct settings *settings = solving->settings;
    size_t first = 0;
    while (first < item->run.length && slot->cut == NOT_CUT) {
        const size_t left = item->run.length - first, count = left < BLOCK ? left : BLOCK;
        struct line_block block = {
            .item = item,
            .first = first,
            .answers = {.answers = slot->lines.answers + item->run.at + first,
                        .solutions = slot->lines.text + (item->run.at + first) * LINE_BYTES},
        };
        const size_t whole = count_whole(block.answers.answers, count);
        if (whole < count)
            slot->cut = CUT_BY_STOP;
        block.answers.count = count_to_message(settings, block.answers.answers, whole);
        if (block.answers.count < whole)
            slot->cut = NOT_CUT;
        if (are_alike(block.answers.answers, block.answers.count))
            block.answers.kind = ANSWERS_ALIKE;
        write_block(settings, slot, &block);
        slot_place_messages(slot, settings);
        first += block.answers.count;
    }
    /* What is written late may be on another thread. */
    if (slot->state == SLOT_WRITTEN)
        solving->checks_all[slot->thread] =
            slot->totals.verdicts[ENNEAD_VERDICT_NONE] > slot->lines.count / ONE_IN;
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct solve_run *solving = user;
    if (solving->settings->estimate)
        estimate_by_model(solving->settings, slot, item, variant);
    else
        solve_by_model(solving->settings, slot, item, variant);
}

static const char *unfit_for_variants(const void *user)
{
    const struct solve_run *solving = user;
    return solve_unfit_for_variants(solving->settings);
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const struct solve_run *solving = user;
    if (solving->settings->model.chosen)
        model_print_story(text, totals);
    totals_print(text, totals, solving->settings, seconds);
    if (solving->settings->model.chosen)
        model_print_totals(text, totals);
}

/* ------------------------------------------------------------------------------------- the run */

static const char greeting[] =
    "Type or paste puzzles: nine rows of nine cells, or 81 cells on a line; 1-9 is a given,\n"
    "0 or . an empty cell. Each is answered when it is whole. Ctrl-D ends.\n";

/* Whether puzzles on lines of their own can be solved and answered many at once. That excludes
 * what needs single puzzles: their numbers, an order of solutions, more than the first solution. */
static bool wants_lines(const struct settings *settings)
{
    return settings->output->answers != NULL && settings->condition == NULL &&
           settings->rules_file == NULL && !settings->model.chosen &&
           settings->solving.engine == ENNEAD_ENGINE_AUTO &&
           settings->solving.order == ENNEAD_ORDER_ANY && !settings->watch &&
           (settings->count || !settings_many(settings));
}

/* How many solutions of a puzzle are kept in a slot. */
static size_t kept_solutions(const struct settings *settings)
{
    enum { MOST_KEPT = 64 };
    uint64_t kept = settings->solving.solutions;
    if (kept == 0 || kept > MOST_KEPT)
        kept = MOST_KEPT;
    return (size_t)(kept > settings->output->shows ? settings->output->shows : kept);
}

static bool begin_thread(void *user, size_t thread)
{
    struct solve_run *solving = user;
    return ennead_solver_new(NULL, &solving->solvers[thread]) == ENNEAD_STATUS_OK;
}

static void end_thread(void *user, size_t thread)
{
    struct solve_run *solving = user;
    ennead_solver_free(solving->solvers[thread]);
}

static enum exit_code solve(const struct command *command, struct settings *settings)
{
    struct solve_run solving = {.settings = settings, .kept = kept_solutions(settings)};
    const struct puzzle_command puzzle_command = {
        .user = &solving,
        .kept = solving.kept,
        .lines_taken = wants_lines(settings) ? LINES_TOGETHER : LINES_ONE_BY_ONE,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .greeting = greeting,
        .begin = records_begin,
        .work = solve_slot,
        .puzzle = write_puzzle,
        .lines = write_lines,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .error = solve_write_error,
        .stats = write_stats,
        .ranks = RANKS_WORK,
        .found = settings_many(settings) ? &solving.found : NULL,
        .numbers = settings->solving.engine == ENNEAD_ENGINE_RANDOM || settings->estimate
                       ? NUMBERS_NEEDED
                       : NUMBERS_NOT_NEEDED,
    };
    return records_run(command, settings, watch_check(settings), &puzzle_command);
}

static enum exit_code run_solve(const struct command *command, int argc, char **argv)
{
    struct settings settings = {.records = NULL};
    struct records records = answer_records(&settings);
    enum exit_code code;
    settings_init(&settings);
    settings.samples = DEFAULT_SAMPLES;
    settings.records = &records;
    bool named = argc > 0 && strcmp(argv[0], command->name) == 0;
    settings.invocation = named ? COMMAND_NAMED : COMMAND_IMPLIED;
    if (!command_parse(command, &settings, argc, argv, &code))
        return code;
    code = solve_complete(&settings);
    return code == EXIT_ANSWERED ? solve(command, &settings) : code;
}

static const struct example examples[] = {
    {"ennead puzzles.txt", "solve a file; a terminal shows boards"},
    {"ennead 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     "solve this puzzle"},
    {"ennead solve puzzles.txt.gz > solutions.txt", "write one line per puzzle, in the order of "
                                                    "the input"},
    {"ennead solve --count puzzles.txt", "count the solutions of each puzzle"},
    {"ennead solve --count --estimate puzzles.txt", "estimate numbers that take too long to count"},
    {"ennead solve --format=json --solutions=all puzzles.txt", "write everything, for another "
                                                               "program"},
    {"ennead solve --column=quizzes --format=csv sudoku.csv", "read a column of a table"},
    {"ennead solve --watch=20 puzzle.txt", "watch backtracking at work"},
    {"printf '%081d' 0 | ennead solve --engine=random --solutions=1 --seed=7",
     "make a random solution grid, the same each time"},
};

const struct command solve_command = {
    .name = "solve",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "solve puzzles",
    .about =
        "Solves the Sudoku puzzles in each FILE and writes the answers in the same order. Without "
        "a FILE, or if it is '-', reads standard input. A FILE may also be a puzzle: 81 cells, or "
        "a link or string of f-puzzles, SudokuPad or Interactive Sudoku Solver. Files compressed "
        "with gzip or zstd are decompressed. Input that is not a puzzle is reported with its "
        "place, and reading goes on after it.",
    .options = solve_options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has exactly one solution; with --solutions=1 at least one; with "
                "--count, or --solutions above 2, any number",
    .unanswered = "some puzzle has no solution or several, or a limit came first",
    .run = run_solve,
};
