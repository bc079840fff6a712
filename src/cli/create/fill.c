/* SPDX-License-Identifier: MIT */
/*
 * `ennead fill`: random full grids.
 */
#include <inttypes.h>

#include "cli/base/message.h"
#include "cli/create/create_options.h"
#include "cli/create/creators.h"
#include "cli/create/made_puzzle.h"
#include "cli/create/numbers.h"
#include "cli/options/arguments.h"
#include "cli/options/slice_option.h"
#include "cli/output/output.h"
#include "cli/record/records_run.h"

enum { GRIDS_IN_A_SLOT = 1024 };

struct fill_run {
    struct creators creators; /* first, for creators_begin */
    struct numbered_settings *settings;
    size_t items;
};

static const struct option_row options[] = {
    NUMBER_OPTIONS("grids"),
    SLICE_OPTIONS(GROUP_MAKING),
    SEED_OPTION(GROUP_MAKING, "set the seed; the same seed gives the same grids", SEED_BY_CHANCE),
    {
        .name = "uniform",
        .group = GROUP_MAKING,
        .help = "make every grid equally likely; this is always so, and the option only states it",
    },
    MAKING_TIME_LIMIT_OPTION,
    THREADS_OPTION(GROUP_MAKING),
    FORMAT_OPTION,
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING, "puzzle, number, seed"),
    COLOR_OPTION,
    STATS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    PROGRESS_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

static const enum field fields[] = {FIELD_OF_PUZZLE,   FIELD_OF_VERDICT, FIELD_OF_COUNT,
                                    FIELD_OF_SOLUTION, FIELD_OF_NUMBER,  FIELD_OF_SEED};

static bool fill_slot(void *user, struct slot *slot)
{
    struct fill_run *filling = user;
    return numbers_fill(&filling->settings->numbers, slot, filling->items);
}

static ennead_status work(void *user, struct slot *slot)
{
    struct fill_run *filling = user;
    ennead_fill(filling->creators.of[slot->thread], filling->settings->common.solving.seed,
                slot->first_puzzle, slot->puzzle_count, slot->solutions);
    return ENNEAD_STATUS_OK;
}

static void write_grid(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct fill_run *filling = user;
    const struct settings *settings = &filling->settings->common;
    const uint8_t *grid = slot->solutions[index];
    struct record record;
    record_begin_made(&record, settings, item->line);
    const struct made_puzzle made = {.puzzle = grid, .solution = grid, .record = &record};
    made_puzzle_write(slot, settings, item, &made);
    slot->totals.verdicts[ENNEAD_VERDICT_UNIQUE]++;
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const struct fill_run *filling = user;
    text_format(text, "grids %" PRIu64 "\nseed %" PRIu64 "\nseconds %.6f\n", totals_puzzles(totals),
                filling->settings->common.solving.seed, seconds);
}

static enum exit_code complete(const char *command, struct numbered_settings *settings)
{
    if (settings->common.file_count > 0)
        return message_usage(command, "it reads nothing: '%s' is one argument too many",
                             settings->common.files[0]);
    const enum exit_code code = numbers_check(command, &settings->numbers, &settings->common);
    return code == EXIT_ANSWERED ? create_options_complete(command, &settings->common) : code;
}

static enum exit_code run_fill(const struct command *command, int argc, char **argv)
{
    struct numbered_settings settings = {.numbers = {.count = 1}};
    struct records records = {
        .settings = &settings.common,
        FIELDS_OF(fields),
        .origin = RECORDS_MADE,
        .cells = FIELD_OF_PUZZLE,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.records = &records;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = complete(command->name, &settings);
    if (code != EXIT_ANSWERED)
        return code;
    struct fill_run filling = {
        .creators = {.bytes = 1},
        .settings = &settings,
        .items =
            numbers_items(&settings.numbers, GRIDS_IN_A_SLOT, settings_hands(&settings.common)),
    };
    const struct puzzle_command puzzle_command = {
        .user = &filling,
        .kept = 1,
        .items = filling.items,
        .thread_begin = creators_begin,
        .thread_end = creators_end,
        .begin = records_begin,
        .fill = fill_slot,
        .total = settings.numbers.count,
        .work = work,
        .puzzle = write_grid,
        .stats = write_stats,
        .ranks = RANKS_WORK,
    };
    numbers_begin(&settings.numbers, &settings.common);
    code = records_run(command, &settings.common, code, &puzzle_command);
    return graver(code, numbers_code(&settings.numbers, &settings.common, "grid"));
}

static const struct example examples[] = {
    {"ennead fill", "make a random solution grid"},
    {"ennead fill -n 1000000 --seed=7 > grids.txt", "make a million, the same each time"},
    {"ennead fill -n 1000000 --first=1000000 --seed=7 > more.txt", "make the next million"},
};

const struct command fill_command = {
    .name = "fill",
    .arguments = "[OPTION]...",
    .summary = "make random solution grids",
    .about =
        "Makes random solution grids. All 6,670,903,752,021,072,936,960 grids are equally likely: "
        "the first stack of boxes is chosen by the number of grids that begin with it, and the "
        "rest by counts of the same kind (docs/generating.md describes the method). Within a major "
        "version, grid I of a seed depends only on I and the seed.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "all grids were made",
    .unanswered = "--time-limit came first",
    .run = run_fill,
};
