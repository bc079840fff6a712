/* SPDX-License-Identifier: MIT */
/*
 * `ennead minimize`: removes clues from the puzzles of the files until all are needed.
 */
#include <inttypes.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/create/create_options.h"
#include "cli/create/creators.h"
#include "cli/create/made_puzzle.h"
#include "cli/create/minimize_model.h"
#include "cli/options/arguments.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/output/conflict.h"
#include "cli/output/output.h"
#include "cli/record/records_run.h"

enum {
    PUZZLES_IN_A_SLOT = 2048,
    ALL_IN_A_SLOT = 16,
    DEFAULT_MOST = 1000,
    MOST_KEPT = 10000, /* of one puzzle; if there may be more, they are written as they are found */
};

struct minimize {
    struct settings common;
    bool all;
    uint64_t most; /* of one puzzle, with --all; 0: no limit */
};

static const enum field fields[] = {FIELD_OF_PUZZLE,   FIELD_OF_VERDICT, FIELD_OF_COUNT,
                                    FIELD_OF_SOLUTION, FIELD_OF_FROM,    FIELD_OF_CLUES,
                                    FIELD_OF_FORM,     FIELD_OF_RULES,   FIELD_OF_REDUNDANT_RULES};

enum { IN_TABLES = 6 };

/* The results of a thread for its slot. */
struct minimized {
    uint8_t minimal[PUZZLES_IN_A_SLOT][ENNEAD_CELLS];
    ennead_verdict verdicts[PUZZLES_IN_A_SLOT];
};

struct minimize_run {
    struct creators creators; /* they make struct minimized; first, for creators_begin */
    const struct minimize *settings;
};

/* ------------------------------------------------------------------------------------- options */

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "all",
        .argument = ARGUMENT_OPTIONAL,
        .argument_name = "N",
        .group = GROUP_MAKING,
        .help = "write every minimal puzzle within a puzzle, up to N of them; 0: no limit",
        .standard = "1000",
        .stored = STORE_NUMBER_OR(struct minimize, most, 0, UINT64_MAX, .other = DEFAULT_MOST),
        .flag = offsetof(struct minimize, all),
    },
    SEED_OPTION(GROUP_MAKING,
                "set the seed of the order in which clues are tried; the same seed gives the same "
                "puzzles",
                SEED_BY_CHANCE),
    RULES_OPTION(GROUP_MAKING),
    TIME_LIMIT_OPTION(GROUP_MAKING),
    THREADS_OPTION(GROUP_MAKING),
    FORMAT_OPTION,
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING,
                 "verdict, clues, puzzle, solution, from, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    DRAWING_OPTION(GROUP_WRITING),
    COLOR_OPTION,
    STATS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ---------------------------------------------------------------------------------------- work */

static ennead_status work(void *user, struct slot *slot)
{
    struct minimize_run *run = user;
    struct minimized *made = run->creators.made[slot->thread];
    if (run->settings->all) { /* the puzzle is processed when it is written */
        if (run->settings->most == 0 || run->settings->most > MOST_KEPT)
            slot->state = SLOT_TO_WRITE;
        return ENNEAD_STATUS_OK;
    }
    ennead_creator *creator = run->creators.of[slot->thread];
    ennead_minimize_options minimizing;
    ennead_minimize_options_init(&minimizing);
    minimizing.seed = run->settings->common.solving.seed;
    minimizing.first = slot->first_puzzle;
    minimizing.stop = signals_stop();
    ennead_status status = ennead_minimize(creator, slot->puzzles, slot->puzzle_count, &minimizing,
                                           made->minimal, made->verdicts);
    /* If the time limit ended the work on all puzzles together, each remaining puzzle gets that
     * time for itself. */
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < slot->puzzle_count && !signals_stopped();
         i++)
        if (made->verdicts[i] == ENNEAD_VERDICT_LIMIT) {
            minimizing.first = slot->first_puzzle + i;
            status = ennead_minimize(creator, &slot->puzzles[i], 1, &minimizing, &made->minimal[i],
                                     &made->verdicts[i]);
        }
    return status;
}

struct writing {
    struct minimize_run *run;
    struct slot *slot;
    const struct item *item;
    size_t index;
    const uint8_t *solution;
    uint64_t written;
};

static void write_minimal(struct writing *w, const uint8_t minimal[ENNEAD_CELLS])
{
    const struct settings *settings = &w->run->settings->common;
    char from[ENNEAD_LINE_SIZE];
    struct record record;
    record_begin(&record, settings, w->slot, w->item);
    ennead_write_line(w->slot->puzzles[w->index].givens, from);
    record_set_string(&record, FIELD_OF_FROM, from);
    const struct made_puzzle made = {.puzzle = minimal, .solution = w->solution, .record = &record};
    made_puzzle_write(w->slot, settings, w->item, &made);
    w->written++;
}

static bool write_next(void *user, const uint8_t minimal[ENNEAD_CELLS])
{
    struct writing *w = user;
    const uint64_t most = w->run->settings->most;
    if (most != 0 && w->written == most)
        return false;
    write_minimal(w, minimal);
    text_flush(&w->slot->output);
    return !text_is_closed(&w->slot->output);
}

static void report(struct slot *slot, const struct settings *settings, const struct item *item,
                   const char *what)
{
    if (settings->quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": %s\n", what);
}

/* On lines, a puzzle without a unique solution is replaced by a word. */
static void add_line(struct text *text, const struct record *record)
{
    if (!record_knows(record, FIELD_OF_PUZZLE))
        text_string(text, field_word(FIELD_OF_VERDICT, record->values[FIELD_OF_VERDICT].number));
}

static void report_verdict(struct slot *slot, const struct settings *settings,
                           const struct item *item, ennead_verdict verdict)
{
    report(slot, settings, item,
           verdict == ENNEAD_VERDICT_NONE    ? "no solution"
           : verdict == ENNEAD_VERDICT_LIMIT ? "the time limit came first"
                                             : "several solutions");
}

/* A puzzle without a unique solution still gets a record, so that such puzzles can be counted. */
static void write_wrong(struct slot *slot, const struct settings *settings, const struct item *item,
                        ennead_verdict verdict)
{
    struct record record;
    record_begin(&record, settings, slot, item);
    record_set_number(&record, FIELD_OF_VERDICT, (uint64_t)verdict);
    if (settings->record_form != RECORDS_AS_OTHERS)
        records_add(settings->records, &slot->output, &record);
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

/* Some of the minimal puzzles have been written already. */
static void write_rest(struct slot *slot, const struct settings *settings, const struct item *item,
                       const char *what)
{
    report(slot, settings, item, what);
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct minimize_run *run = user;
    const struct settings *common = &run->settings->common;
    ennead_creator *creator = run->creators.of[slot->thread];
    const struct minimized *made = run->creators.made[slot->thread];
    uint8_t solution[1][ENNEAD_CELLS];
    struct writing w = {run, slot, item, index, solution[0], 0};
    ennead_solve_result result;
    ennead_solve_options solving;
    ennead_solve_options_init(&solving);
    solving.stop = signals_stop();
    solving.time_limit = common->solving.time_limit;
    ennead_solve(&slot->puzzles[index], &solving, solution, 1, &result);
    ennead_minimize_result found = {result.verdict, ENNEAD_SEARCH_END_COMPLETE};
    if (found.verdict == ENNEAD_VERDICT_UNIQUE && run->settings->all) {
        ennead_minimize_all(creator, &slot->puzzles[index], signals_stop(), write_next, &w, &found);
    } else if (found.verdict == ENNEAD_VERDICT_UNIQUE) {
        found.verdict = made->verdicts[index];
        if (found.verdict == ENNEAD_VERDICT_UNIQUE)
            write_minimal(&w, made->minimal[index]);
    }
    if (text_is_closed(&slot->output))
        slot->cut = slot->output.failed ? CUT_BY_MEMORY : CUT_BY_WRITER;
    else if (found.verdict == ENNEAD_VERDICT_LIMIT && signals_stopped())
        slot->cut = CUT_BY_STOP;
    if (slot->cut != NOT_CUT)
        return;
    slot->totals.verdicts[found.verdict]++;
    slot->totals.solutions += w.written;
    if (found.end == ENNEAD_SEARCH_END_SOLUTIONS)
        write_rest(slot, common, item, "it has more minimal puzzles (see --all=N)");
    else if (found.end == ENNEAD_SEARCH_END_TIME && w.written > 0)
        write_rest(slot, common, item, "the time limit came before all of its minimal puzzles");
    else if (found.verdict != ENNEAD_VERDICT_UNIQUE) {
        write_wrong(slot, common, item, found.verdict);
        if (found.verdict != ENNEAD_VERDICT_NONE || common->quiet ||
            !conflict_report(slot, item, &slot->puzzles[index]))
            report_verdict(slot, common, item, found.verdict);
    }
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct minimize_run *run = user;
    const struct settings *common = &run->settings->common;
    ennead_verdict verdict = ENNEAD_VERDICT_LIMIT;
    if (minimize_by_model(common, slot, item, variant, &verdict) != ENNEAD_STATUS_OK)
        slot->cut = CUT_BY_MEMORY;
    else if (signals_stopped())
        slot->cut = CUT_BY_STOP;
    if (slot->cut != NOT_CUT)
        return;
    slot->totals.verdicts[verdict]++;
    slot->totals.solutions += verdict == ENNEAD_VERDICT_UNIQUE;
    if (verdict == ENNEAD_VERDICT_UNIQUE)
        return;
    write_wrong(slot, common, item, verdict);
    if (verdict != ENNEAD_VERDICT_NONE || common->quiet ||
        !conflict_report_of_variant(slot, item, variant))
        report_verdict(slot, common, item, verdict);
}

static const char *unfit_for_variants(const void *user)
{
    const struct minimize_run *run = user;
    if (run->settings->common.output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return "--format=almanac and --format=compact print plain puzzles";
    return run->settings->all ? "--all is for plain puzzles" : NULL;
}

static void write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    if (settings->record_form != RECORDS_AS_OTHERS)
        records_add_error(settings, slot, item);
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const struct minimize_run *run = user;
    text_format(text,
                "puzzles %" PRIu64 "\nunique %" PRIu64 "\nlimit %" PRIu64 "\nminimal %" PRIu64 "\n",
                totals_puzzles(totals), totals->verdicts[ENNEAD_VERDICT_UNIQUE],
                totals->verdicts[ENNEAD_VERDICT_LIMIT], totals->solutions);
    text_format(text, "errors %" PRIu64 "\nseed %" PRIu64 "\nseconds %.6f\n", totals->errors,
                run->settings->common.solving.seed, seconds);
}

/* ------------------------------------------------------------------------------------- the run */

static enum exit_code complete(const char *command, struct minimize *settings)
{
    if (settings->all && settings->common.seed_chosen)
        return message_usage(command, "--all has a fixed order: it does not go with --seed");
    return create_options_complete(command, &settings->common);
}

static enum exit_code run_minimize(const struct command *command, int argc, char **argv)
{
    struct minimize settings = {.all = false};
    struct records records = {
        .settings = &settings.common,
        FIELDS_OF(fields),
        .table_count = IN_TABLES,
        .cells = FIELD_OF_PUZZLE,
        .line = add_line,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.records = &records;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    struct minimize_run run = {
        .creators = {.bytes = sizeof(struct minimized),
                     .time_limit = settings.common.solving.time_limit},
        .settings = &settings,
    };
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .items = settings.all ? ALL_IN_A_SLOT : PUZZLES_IN_A_SLOT,
        .thread_begin = creators_begin,
        .thread_end = creators_end,
        .greeting = "Type or paste puzzles; each is answered when it is whole. Ctrl-D ends.\n",
        .begin = records_begin,
        .work = work,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .error = write_error,
        .stats = write_stats,
        .ranks = RANKS_WORK,
        .marks = MARKS_REFUSED,
    };
    code = complete(command->name, &settings);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead minimize puzzles.txt", "remove redundant clues"},
    {"ennead fill -n 1000 --seed=1 | ennead minimize --seed=1", "make minimal puzzles from "
                                                                "solution grids"},
    {"ennead minimize --all=20 puzzle.txt", "find up to twenty minimal puzzles within a puzzle"},
    {"ennead minimize --all=0 --time-limit=60 puzzle.txt", "find as many as possible in a minute"},
};

const struct command minimize_command = {
    .name = "minimize",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "remove redundant clues",
    .about =
        "Removes clues from each puzzle in each FILE, or on standard input, in random order as "
        "long as the solution stays unique, until every clue left is needed. Variant rules are "
        "kept, but a message and the member redundant_rules of --format=json name those without "
        "which, all together, the puzzle that is written still has its one solution. --format=line "
        "writes only the clues. For a puzzle without a unique solution it "
        "writes none or several, or limit if --time-limit came first.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has one solution, and its minimal puzzles were written",
    .unanswered = "some puzzle has no solution or several, or has more minimal puzzles than --all "
                  "allows, or --time-limit came first",
    .run = run_minimize,
};
