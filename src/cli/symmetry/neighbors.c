/* SPDX-License-Identifier: MIT */
/*
 * `ennead neighbors`: the minimal puzzles with one solution that result from removing a few clues
 * of each puzzle and adding others. The search around a puzzle is divided into units, which the
 * threads share. What they find is compared with what was found before, and written, in order. So
 * a search around many puzzles needs memory only for what it must not repeat.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/thread_team.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/output/conflict.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"
#include "cli/symmetry/form_set.h"
#include "cli/symmetry/neighbors_past.h"

/* More than units that can be in work at once. */
enum { MOST_TIMED = 8 * MOST_THREADS };

/* When the search around a puzzle began. */
struct search_start {
    uint64_t record; /* its number + 1 */
    double begun;
};

struct neighbor_settings {
    struct settings common;
    ennead_neighbor_options options;
    uint64_t most, memory;
    bool canonical;
    ennead_neighbors *searches[MOST_THREADS], *again;
    struct records records;
    struct form_set *forms;
    enum exit_code trouble;                          /* with the files of forms */
    uint64_t written;                                /* neighbors of the puzzle that is written */
    enum { NO_PAST, PAST_TO_TAKE, PAST_TAKEN } past; /* the output of an earlier run */
    _Atomic uint64_t over; /* the number + 1 of the puzzle whose search has ended early */
    pthread_mutex_t lock;  /* protects: */
    struct search_start timed[MOST_TIMED];
};

/* Where a search reports its neighbors. */
struct neighbor_report {
    ennead_neighbor_function tell;
    struct neighbor_settings *settings;
    struct slot *slot;
};

static const enum field fields[] = {FIELD_OF_PUZZLE, FIELD_OF_FROM, FIELD_OF_CANONICAL,
                                    FIELD_OF_CLUES};

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "remove",
        .argument_name = "R",
        .group = "Which neighbors",
        .help = "remove R clues, up to 5",
        .standard = "1",
        .stored = STORE_NUMBER(struct neighbor_settings, options.remove, 0, ENNEAD_MOST_CHANGES),
    },
    {
        .name = "add",
        .argument_name = "A",
        .group = "Which neighbors",
        .help = "add A other clues, up to 5",
        .standard = "1",
        .stored = STORE_NUMBER(struct neighbor_settings, options.add, 0, ENNEAD_MOST_CHANGES),
    },
    {
        .name = "limit",
        .argument_name = "N",
        .group = "Which neighbors",
        .help = "write at most N neighbors of each puzzle",
        .standard = "all",
        .stored = STORE_NUMBER(struct neighbor_settings, most, 1, UINT64_MAX),
    },
    TIME_LIMIT_OPTION("Which neighbors"),
    {
        .name = "canonical",
        .letter = 'c',
        .group = "What is written",
        .help = "write each neighbor in its canonical form",
        .flag = offsetof(struct neighbor_settings, canonical),
    },
    RECORD_FORMAT_OPTION(GROUP_WRITING, "line"),
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING, "puzzle, from, canonical, clues, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    MEMORY_OPTION(GROUP_OTHER, struct neighbor_settings),
    THREADS_OPTION(GROUP_OTHER),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ----------------------------------------------------------------------------------- searching */

/* What a slot keeps of a neighbor until it is written. */
struct found {
    uint8_t cells[ENNEAD_CELLS], form[ENNEAD_CELLS];
};

/* If a unit finds more, it is searched again where neighbors are written, one by one. */
enum { MOST_KEPT = 1 << 14 };

/* The parts of a search that are a unit. */
static uint64_t parts_of_unit(const struct neighbor_settings *settings)
{
    static const uint64_t parts[ENNEAD_MOST_CHANGES + 1] = {64, 64, 4, 1, 1, 1};
    return parts[settings->options.add];
}

/* Whether nothing is searched: the journal says that what is around the puzzle has been written. */
static bool is_past(const struct neighbor_settings *settings, const struct item *item)
{
    return settings->past != NO_PAST && item->is_answered;
}

static uint64_t count_units(void *user, const struct item *item, const ennead_puzzle *puzzle,
                            uint64_t next)
{
    struct neighbor_settings *settings = user;
    const uint64_t size = parts_of_unit(settings),
                   parts = ennead_neighbors_get_parts(settings->searches[0], puzzle->givens);
    const bool is_over =
        atomic_load(&settings->over) == item->number + 1 || is_past(settings, item);
    return is_over ? next + 1 : (parts + size - 1) / size;
}

/* The seconds left for a puzzle, which begin with its first unit; 0: no limit. */
static double seconds_left(struct neighbor_settings *settings, const struct item *item)
{
    struct search_start *timed = &settings->timed[item->number % MOST_TIMED];
    const double limit = settings->common.solving.time_limit, now = progress_clock();
    if (limit == 0)
        return 0;
    pthread_mutex_lock(&settings->lock);
    if (timed->record != item->number + 1)
        *timed = (struct search_start){item->number + 1, now};
    const double left = timed->begun + limit - now;
    pthread_mutex_unlock(&settings->lock);
    return left > 0 ? left : -1;
}

static ennead_status search_unit(const struct neighbor_settings *settings, ennead_neighbors *search,
                                 const struct slot *slot, double seconds,
                                 struct neighbor_report *report)
{
    const uint8_t *givens = slot->puzzles[0].givens;
    const uint64_t size = parts_of_unit(settings), all = ennead_neighbors_get_parts(search, givens);
    ennead_neighbor_parts parts = {.first = slot->unit * size, .time_limit = seconds};
    if (seconds < 0)
        return ENNEAD_STATUS_END;
    if (parts.first < all)
        parts.count = all - parts.first < size ? all - parts.first : size;
    else
        parts.first = all;
    return ennead_neighbors_find_parts(search, givens, &parts, report->tell, report);
}

static bool keep_neighbor(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    const struct neighbor_report *report = user;
    struct slot *slot = report->slot;
    struct found found;
    memcpy(found.cells, cells, sizeof found.cells);
    ennead_canonical(cells, found.form, NULL, NULL);
    if (slot->kept.length == MOST_KEPT * sizeof found) {
        slot->results[0].end = ENNEAD_SEARCH_END_SOLUTIONS;
        return false;
    }
    text_add(&slot->arena, (const char *)&found, sizeof found);
    slot->kept.length += sizeof found;
    return true;
}

/* Searches a unit; what it finds is written later, in order. */
static ennead_status find_neighbors(void *user, struct slot *slot)
{
    struct neighbor_settings *settings = user;
    struct neighbor_report report = {.tell = keep_neighbor, .slot = slot};
    slot->state = SLOT_TO_WRITE;
    slot->kept.at = slot->arena.length;
    if (slot->puzzle_count == 0)
        return ENNEAD_STATUS_OK;
    slot->results[0].end = ENNEAD_SEARCH_END_COMPLETE;
    if (atomic_load(&settings->over) == slot->items->number + 1 || is_past(settings, slot->items))
        return ENNEAD_STATUS_OK;
    const ennead_status status = search_unit(settings, settings->searches[slot->thread], slot,
                                             seconds_left(settings, slot->items), &report);
    if (status == ENNEAD_STATUS_END && slot->results[0].end == ENNEAD_SEARCH_END_COMPLETE)
        slot->results[0].end = ENNEAD_SEARCH_END_TIME;
    return slot->arena.failed ? ENNEAD_STATUS_OUT_OF_MEMORY : ENNEAD_STATUS_OK;
}

/* ------------------------------------------------------------------------------------- writing */

static void write_record(const struct neighbor_report *report, const struct found *found)
{
    struct neighbor_settings *settings = report->settings;
    char from[ENNEAD_LINE_SIZE], canonical[ENNEAD_LINE_SIZE];
    struct record record;
    ennead_write_line(report->slot->puzzles[0].givens, from);
    ennead_write_line(found->form, canonical);
    record_begin(&record, &settings->common, report->slot, report->slot->items);
    record_set_givens(&record, found->cells);
    record_set_string(&record, FIELD_OF_FROM, from);
    record_set_string(&record, FIELD_OF_CANONICAL, canonical);
    settings->written += records_add(&settings->records, &report->slot->output, &record);
}

/* Writes a neighbor if it is new. Returns whether more are wanted. */
static bool write_new(const struct neighbor_report *report, const struct found *found)
{
    struct neighbor_settings *settings = report->settings;
    switch (form_set_add(settings->forms, found->form)) {
    case FORM_IS_NEW:
        write_record(report, found);
        break;
    case FORM_IS_KNOWN:
        break;
    case FORM_NO_MEMORY:
        report->slot->cut = CUT_BY_MEMORY;
        return false;
    case FORM_NO_FILE:
        report->slot->cut = CUT_BY_WRITER;
        settings->trouble = EXIT_IO;
        return false;
    }
    return settings->written != settings->most && !text_is_closed(&report->slot->output);
}

static bool write_neighbor(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct neighbor_report *report = user;
    struct found found;
    memcpy(found.cells, cells, sizeof found.cells);
    ennead_canonical(cells, found.form, NULL, NULL);
    const bool more = write_new(report, &found);
    text_flush(&report->slot->output);
    return more;
}

/* Searches a unit again that had found too much to keep; those that were kept are known now. */
static void search_again(struct neighbor_report *report)
{
    struct neighbor_settings *settings = report->settings;
    struct slot *slot = report->slot;
    report->tell = write_neighbor;
    const ennead_status status =
        search_unit(settings, settings->again, slot, seconds_left(settings, slot->items), report);
    slot->results[0].end = ENNEAD_SEARCH_END_COMPLETE;
    if (status == ENNEAD_STATUS_END && slot->cut == NOT_CUT && settings->written != settings->most)
        slot->results[0].end = ENNEAD_SEARCH_END_TIME;
}

static void write_kept(struct neighbor_report *report)
{
    const struct slot *slot = report->slot;
    struct found found;
    bool more = true;
    for (size_t at = 0; more && at < slot->kept.length; at += sizeof found) {
        memcpy(&found, slot->arena.bytes + slot->kept.at + at, sizeof found);
        more = write_new(report, &found);
    }
}

/* Says that no more neighbors of this puzzle are wanted. */
static void end_puzzle(struct neighbor_settings *settings, const struct item *item)
{
    atomic_store(&settings->over, item->number + 1);
}

static void report_limit(struct neighbor_settings *settings, struct slot *slot,
                         const struct item *item)
{
    if (!settings->common.quiet) {
        slot_add_place(slot, item);
        text_string(&slot->messages, ": the time limit came before all neighbors were found\n");
    }
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    end_puzzle(settings, item);
}

/* Remembers the form of a puzzle. Returns whether that is possible. */
static bool remember(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    const struct neighbor_report *report = user;
    uint8_t form[ENNEAD_CELLS];
    ennead_canonical(cells, form, NULL, NULL);
    const enum form_added added = form_set_add(report->settings->forms, form);
    if (added == FORM_NO_MEMORY)
        report->slot->cut = CUT_BY_MEMORY;
    if (added == FORM_NO_FILE)
        report->slot->cut = CUT_BY_WRITER;
    return report->slot->cut == NOT_CUT;
}

/* Remembers what an earlier run has written. */
static void take_past(struct neighbor_report *report)
{
    struct neighbor_settings *settings = report->settings;
    settings->past = PAST_TAKEN;
    if (!neighbors_past_read(&settings->common, remember, report) && report->slot->cut == NOT_CUT)
        report->slot->cut = CUT_BY_WRITER;
}

/* A puzzle is not its own neighbor. If its clues clash, that is said. */
static void begin_puzzle(struct neighbor_report *report, const struct item *item)
{
    struct slot *slot = report->slot;
    struct neighbor_settings *settings = report->settings;
    settings->written = 0;
    if (settings->past == PAST_TO_TAKE)
        take_past(report);
    if (slot->cut == NOT_CUT)
        (void)remember(report, slot->puzzles[0].givens);
    if (slot->cut == CUT_BY_WRITER)
        settings->trouble = EXIT_IO;
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
    if (!ennead_puzzle_find_conflict(&slot->puzzles[0], NULL))
        return;
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (!settings->common.quiet)
        conflict_report(slot, item, &slot->puzzles[0]);
}

static void write_neighbors(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct neighbor_settings *settings = user;
    struct neighbor_report report = {.settings = settings, .slot = slot};
    (void)index;
    if (slot->unit == 0)
        begin_puzzle(&report, item);
    if (slot->cut != NOT_CUT || is_past(settings, item) ||
        atomic_load(&settings->over) == item->number + 1)
        return;
    write_kept(&report);
    if (slot->results[0].end == ENNEAD_SEARCH_END_SOLUTIONS && slot->cut == NOT_CUT &&
        settings->written != settings->most && !text_is_closed(&slot->output))
        search_again(&report);
    if (slot->cut != NOT_CUT)
        return;
    if (ennead_stop_is_set(signals_stop()))
        slot->cut = CUT_BY_STOP;
    else if (settings->written == settings->most || text_is_closed(&slot->output))
        end_puzzle(settings, item);
    else if (slot->results[0].end == ENNEAD_SEARCH_END_TIME)
        report_limit(settings, slot, item);
}

/* ------------------------------------------------------------------------------------- the run */

static bool make_search(void *user, size_t thread)
{
    struct neighbor_settings *settings = user;
    if (thread == 0) {
        settings->options.stop = signals_stop();
        settings->forms = form_set_new(settings->memory);
        if (neighbors_past_suffices(&settings->common))
            settings->past = PAST_TO_TAKE;
        if (settings->forms == NULL ||
            ennead_neighbors_new(&settings->options, NULL, &settings->again) != ENNEAD_STATUS_OK)
            return false;
    }
    return ennead_neighbors_new(&settings->options, NULL, &settings->searches[thread]) ==
           ENNEAD_STATUS_OK;
}

static void free_search(void *user, size_t thread)
{
    struct neighbor_settings *settings = user;
    ennead_neighbors_free(settings->searches[thread]);
    if (thread == 0) {
        ennead_neighbors_free(settings->again);
        form_set_free(settings->forms);
    }
}

static enum exit_code run_neighbors(const struct command *command, int argc, char **argv)
{
    static struct neighbor_settings settings = {.most = UINT64_MAX};
    enum exit_code code;

    settings_init(&settings.common);
    ennead_neighbor_options_init(&settings.options);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    settings.records = (struct records){
        .settings = &settings.common,
        FIELDS_OF(fields),
        .cells = settings.canonical ? FIELD_OF_CANONICAL : FIELD_OF_PUZZLE,
        .errors = NO_ERRORS_ON_LINES, /* the output has only puzzles */
    };
    settings.common.records = &settings.records;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .greeting = "Type or paste puzzles. Ctrl-D ends.\n",
        .thread_begin = make_search,
        .thread_end = free_search,
        .begin = records_begin,
        .units = count_units,
        .work = find_neighbors,
        .puzzle = write_neighbors,
        .error = records_add_error,
        .earlier = EARLIER_ARE_REMEMBERED,
        .marks = MARKS_REFUSED,
    };
    code = settings_complete(command->name, &settings.common);
    pthread_mutex_init(&settings.lock, NULL);
    code = records_run(command, &settings.common, code, &puzzle_command);
    return graver(code, settings.trouble);
}

static const struct example examples[] = {
    {"ennead neighbors puzzles.txt", "exchange one clue"},
    {"ennead neighbors --remove=2 --add=1 puzzles.txt", "find neighbors with one clue less"},
    {"ennead neighbors --add=2 --remove=2 --time-limit=60 puzzles.txt",
     "search for a minute around each puzzle"},
    {"ennead neighbors --limit=10 --canonical puzzles.txt | ennead neighbors",
     "find neighbors of neighbors"},
};

const struct command neighbors_command = {
    .name = "neighbors",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "find puzzles that differ in a few clues",
    .about =
        "Writes, for each puzzle in each FILE, or on standard input, the puzzles that differ from "
        "it by exactly --remove clues removed and --add others added. Only minimal puzzles with "
        "one solution are written, each once up to symmetry in the whole run, and none that has "
        "been read so far.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the search around every puzzle was completed, with or without neighbors",
    .unanswered = "--time-limit came first for some puzzle, or clues of some puzzle clash",
    .run = run_neighbors,
};
