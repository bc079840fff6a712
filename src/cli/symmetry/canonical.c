/* SPDX-License-Identifier: MIT */
/*
 * `ennead canonical`: the least of all forms that each puzzle has under symmetry, the map that
 * leads there, and how many symmetries leave the puzzle as it is.
 */
#include <inttypes.h>
#include <stddef.h>

#include "cli/batch/batch.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/output/cells.h"

struct canonical_settings {
    struct settings common;
    bool map, automorphisms;
};

#define GROUP_WRITTEN "What is written"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    {
        .name = "map",
        .letter = 'm',
        .group = GROUP_WRITTEN,
        .help = "after the form, a map that gives it, such as t:312456789:123789456:918273645; "
                "'ennead transform --map' applies it",
        .flag = offsetof(struct canonical_settings, map),
    },
    {
        .name = "automorphisms",
        .letter = 'a',
        .group = GROUP_WRITTEN,
        .help = "at the end, how many symmetries of the cells leave the puzzle as it is but for an "
                "exchange of digits; 1 when only the one that moves nothing does",
        .flag = offsetof(struct canonical_settings, automorphisms),
    },
    OUTPUT_OPTION(GROUP_WRITTEN),
    THREADS_OPTION(GROUP_OTHER),
    PROGRESS_OPTION,
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

static void write_form(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct canonical_settings *settings = user;
    uint8_t form[ENNEAD_CELLS];
    ennead_map map;
    uint32_t automorphisms;

    (void)item;
    ennead_canonical(slot->puzzles[index].givens, form, settings->map ? &map : NULL,
                     &automorphisms);
    output_cells(&slot->output, form);
    if (settings->map) {
        char text[ENNEAD_MAP_SIZE];
        ennead_map_to_text(&map, text);
        text_character(&slot->output, '\t');
        text_string(&slot->output, text);
    }
    if (settings->automorphisms)
        text_format(&slot->output, "\t%" PRIu32, automorphisms);
    text_character(&slot->output, '\n');
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
}

static void write_error(void *user, struct slot *slot, const struct item *item)
{
    (void)user;
    (void)item;
    text_string(&slot->output, "error\n");
}

static enum exit_code run_canonical(const struct command *command, int argc, char **argv)
{
    struct canonical_settings settings = {.map = false};
    enum exit_code code;

    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = settings_complete(command->name, &settings.common);
    if (code != EXIT_ANSWERED)
        return code;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .room = slot_room(&settings.common, 0),
        .greeting = "Type or paste grids and puzzles. Ctrl-D ends.\n",
        .puzzle = write_form,
        .error = write_error,
        .marks = MARKS_REFUSED,
    };
    return batch_run(&settings.common, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead canonical puzzles.txt | sort | uniq -c", "how often is each puzzle there?"},
    {"ennead canonical --automorphisms grids.txt", "which grids are symmetrical?"},
    {"ennead canonical --map puzzles.txt | ennead transform --map --inverse",
     "there and back again"},
};

const struct command canonical_command = {
    .name = "canonical",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "the least form of each puzzle under symmetry",
    .about =
        "Writes, for each grid or puzzle in the files or on standard input, its canonical form: "
        "the least string of 81 cells, an empty cell before 1 to 9, that the 3,359,232 symmetries "
        "of the cells and the exchanges of digits make of it. Two puzzles are essentially the same "
        "exactly when their forms are equal. What follows the form is divided from it by tabs. "
        "Input that cannot be read gives a line 'error'.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the form of every puzzle was written",
    .unanswered = "never",
    .run = run_canonical,
};
