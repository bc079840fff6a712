/* SPDX-License-Identifier: MIT */
/*
 * `ennead canonical`: the least form of each puzzle under symmetry, the map that leads to it, and
 * the number of symmetries that leave the puzzle unchanged.
 */
#include <stddef.h>

#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

struct canonical_settings {
    struct settings common;
    bool map, automorphisms; /* on lines; other forms always have them */
    enum field behind[2];
    struct records records;
};

static const enum field fields[] = {FIELD_OF_PUZZLE, FIELD_OF_CANONICAL, FIELD_OF_MAP,
                                    FIELD_OF_AUTOMORPHISMS, FIELD_OF_CLUES};

#define GROUP_WRITTEN "What is written"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "map",
        .letter = 'm',
        .group = GROUP_WRITTEN,
        .help = "add a map that gives the form, such as t:312456789:123789456:918273645; 'ennead "
                "transform --map' applies it",
        .flag = offsetof(struct canonical_settings, map),
    },
    {
        .name = "automorphisms",
        .letter = 'a',
        .group = GROUP_WRITTEN,
        .help = "add the number of symmetries of the cells that leave the puzzle unchanged after a "
                "relabeling of digits; 1: only the identity",
        .flag = offsetof(struct canonical_settings, automorphisms),
    },
    RECORD_FORMAT_OPTION(GROUP_WRITTEN, "line"),
    OUTPUT_OPTION(GROUP_WRITTEN),
    WHERE_OPTION(GROUP_WRITTEN,
                 "puzzle, canonical, map, automorphisms, clues, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITTEN),
    THREADS_OPTION(GROUP_OTHER),
    LAST_OPTIONS,
};

static void write_form(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct canonical_settings *settings = user;
    const bool mapped = records_show(&settings->records, FIELD_OF_MAP);
    uint8_t form[ENNEAD_CELLS];
    char canonical[ENNEAD_LINE_SIZE], text[ENNEAD_MAP_SIZE];
    ennead_map map;
    uint32_t automorphisms;
    struct record record;
    ennead_canonical(slot->puzzles[index].givens, form, mapped ? &map : NULL, &automorphisms);
    ennead_write_line(form, canonical);
    record_begin(&record, &settings->common, slot, item);
    record_set_givens(&record, slot->puzzles[index].givens);
    record_set_string(&record, FIELD_OF_CANONICAL, canonical);
    record_set_number(&record, FIELD_OF_AUTOMORPHISMS, automorphisms);
    if (mapped) {
        ennead_map_to_text(&map, text);
        record_set_string(&record, FIELD_OF_MAP, text);
    }
    records_add(&settings->records, &slot->output, &record);
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
}

static enum exit_code run_canonical(const struct command *command, int argc, char **argv)
{
    struct canonical_settings settings = {.map = false};
    enum exit_code code;

    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    settings.records = (struct records){
        .settings = &settings.common,
        FIELDS_OF(fields),
        .cells = FIELD_OF_CANONICAL,
        .behind = settings.behind,
    };
    if (settings.map)
        settings.behind[settings.records.behind_count++] = FIELD_OF_MAP;
    if (settings.automorphisms)
        settings.behind[settings.records.behind_count++] = FIELD_OF_AUTOMORPHISMS;
    settings.common.records = &settings.records;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .greeting = "Type or paste grids and puzzles. Ctrl-D ends.\n",
        .begin = records_begin,
        .puzzle = write_form,
        .error = records_add_error,
        .ranks = RANKS_WORK,
        .marks = MARKS_REFUSED,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead canonical puzzles.txt | cut -c 1-81 | sort | uniq -c",
     "count how often each puzzle occurs"},
    {"ennead canonical --where='automorphisms > 1' grids.txt", "select grids with symmetries"},
    {"ennead canonical --map puzzles.txt | ennead transform --map --inverse",
     "map puzzles to their forms and back"},
};

const struct command canonical_command = {
    .name = "canonical",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "write the canonical form of each puzzle",
    .about =
        "Writes the canonical form of each grid or puzzle in each FILE, or on standard input: the "
        "smallest string of 81 cells, with empty cells before 1 to 9, that the 3,359,232 "
        "symmetries of the cells and relabelings of digits can make of it. Two puzzles are "
        "essentially the same exactly when their forms are equal. Further fields are separated by "
        "tabs, and the puzzle's note comes last, after a blank. Input that cannot be read gives a "
        "line 'error' and its note.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the form of every puzzle was written",
    .unanswered = "never",
    .run = run_canonical,
};
