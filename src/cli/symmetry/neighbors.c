/* SPDX-License-Identifier: MIT */
/*
 * `ennead neighbors`: the minimal puzzles with one solution that result from removing a few clues
 * of each puzzle and adding others. They are written as they are found, so a search around many
 * puzzles needs memory only for what it must not repeat.
 */
#include <stddef.h>

#include "cli/base/signals.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

struct neighbor_settings {
    struct settings common;
    ennead_neighbor_options options;
    uint64_t most;
    bool canonical;
    ennead_neighbors *search;
    struct records records;
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
        .help = "remove N clues, up to 5",
        .standard = "1",
        .stored = STORE_NUMBER(struct neighbor_settings, options.remove, 0, ENNEAD_MOST_CHANGES),
    },
    {
        .name = "add",
        .argument_name = "A",
        .group = "Which neighbors",
        .help = "add N other clues, up to 5",
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
    ISA_OPTION,
    LAST_OPTIONS,
};

/* The search is done where puzzles are written, one after the other. */
static ennead_status leave_for_writing(void *user, struct slot *slot)
{
    (void)user;
    slot->state = SLOT_TO_WRITE;
    return ENNEAD_STATUS_OK;
}

struct neighbor_report {
    const struct neighbor_settings *settings;
    struct slot *slot;
    const struct item *item;
    const uint8_t *from;
    uint64_t reported;
    bool enough;
};

static bool report_neighbor(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct neighbor_report *report = user;
    const struct neighbor_settings *settings = report->settings;
    struct text *output = &report->slot->output;
    uint8_t form[ENNEAD_CELLS];
    char from[ENNEAD_LINE_SIZE], canonical[ENNEAD_LINE_SIZE];
    struct record record;

    ennead_write_line(report->from, from);
    record_begin(&record, &settings->common, report->slot, report->item);
    record_set_givens(&record, cells);
    record_set_string(&record, FIELD_OF_FROM, from);
    if (records_show(&settings->records, FIELD_OF_CANONICAL)) {
        ennead_canonical(cells, form, NULL, NULL);
        ennead_write_line(form, canonical);
        record_set_string(&record, FIELD_OF_CANONICAL, canonical);
    }
    if (!records_add(&settings->records, output, &record))
        return !text_is_closed(output);
    text_flush(output);
    report->reported++;
    report->enough = report->reported == settings->most || text_is_closed(output);
    return !report->enough;
}

static void report_limit(const struct settings *settings, struct slot *slot,
                         const struct item *item)
{
    if (!settings->quiet) {
        slot_add_place(slot, item);
        text_string(&slot->messages, ": the time limit came before all neighbors were found\n");
    }
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

static void write_neighbors(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct neighbor_settings *settings = user;
    struct neighbor_report report = {
        .settings = settings, .slot = slot, .item = item, .from = slot->puzzles[index].givens};

    const ennead_status status = ennead_neighbors_find(
        settings->search, slot->puzzles[index].givens, report_neighbor, &report);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        slot->cut = CUT_BY_MEMORY;
    else if (ennead_stop_is_set(signals_stop()))
        slot->cut = CUT_BY_STOP;
    else if (status == ENNEAD_STATUS_END && !report.enough)
        report_limit(&settings->common, slot, item);
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
}

static bool make_search(void *user, size_t thread)
{
    struct neighbor_settings *settings = user;
    (void)thread;
    settings->options.stop = signals_stop();
    settings->options.time_limit = settings->common.solving.time_limit;
    return ennead_neighbors_new(&settings->options, NULL, &settings->search) == ENNEAD_STATUS_OK;
}

static void free_search(void *user, size_t thread)
{
    struct neighbor_settings *settings = user;
    (void)thread;
    ennead_neighbors_free(settings->search);
}

static enum exit_code run_neighbors(const struct command *command, int argc, char **argv)
{
    struct neighbor_settings settings = {.most = 0};
    enum exit_code code;

    settings_init(&settings.common);
    ennead_neighbor_options_init(&settings.options);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    settings.common.threads = 1;
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
        .work = leave_for_writing,
        .puzzle = write_neighbors,
        .error = records_add_error,
        .earlier = EARLIER_ARE_REMEMBERED,
        .marks = MARKS_REFUSED,
    };
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
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
        "been read so far. Uses one thread.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the search around every puzzle was completed, with or without neighbors",
    .unanswered = "--time-limit came first for some puzzle",
    .run = run_neighbors,
};
