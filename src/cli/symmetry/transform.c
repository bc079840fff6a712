/* SPDX-License-Identifier: MIT */
/*
 * `ennead transform`: applies a symmetry to each puzzle: one given by --map, one beside the
 * puzzle, or a random one; or adds the digits that follow easily.
 */
#include <stddef.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/options/arguments.h"
#include "cli/options/choices.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

enum map_source { MAP_NONE, MAP_GIVEN, MAP_OF_NOTE, MAP_RANDOM };

/* The values of --expand. */
struct expanding {
    const char *name, *help;
    ennead_expansion expansion;
};
static const struct expanding expansions[] = {
    {"singles", "naked and hidden singles", ENNEAD_EXPANSION_SINGLES},
    {"locked", "singles and locked candidates", ENNEAD_EXPANSION_LOCKED},
};
static const struct choices expansion_choices = {"Rules", CHOICES_OF(expansions)};

/* The value of --map. */
struct given_map {
    ennead_map map;
    bool is_given; /* else the map is in the note */
};

struct transform_settings {
    struct settings common;
    enum map_source source;
    struct given_map given;
    bool inverse;
    const struct expanding *expanding; /* NULL without --expand */
    bool random_chosen, map_chosen;
    struct records records;
};

static const enum field fields[] = {FIELD_OF_PUZZLE, FIELD_OF_FROM, FIELD_OF_MAP, FIELD_OF_CLUES};

static const char *read_map(void *to, const char *value)
{
    struct given_map *given = to;
    given->is_given = value != NULL;
    return value == NULL || ennead_map_from_text(value, &given->map) == ENNEAD_STATUS_OK
               ? NULL
               : "is not a map such as t:312456789:123789456:918273645";
}

#define GROUP_HOW "How it is transformed"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "map",
        .letter = 'm',
        .argument = ARGUMENT_OPTIONAL,
        .argument_name = "MAP",
        .group = GROUP_HOW,
        .help =
            "apply this map, in the form of 'ennead canonical --map'; without MAP, the map after "
            "each puzzle",
        .stored = STORE_READ(struct transform_settings, given, struct given_map, read_map),
        .flag = offsetof(struct transform_settings, map_chosen),
    },
    {
        .name = "random",
        .letter = 'r',
        .group = GROUP_HOW,
        .help = "apply a random map, a new one for each puzzle",
        .flag = offsetof(struct transform_settings, random_chosen),
    },
    SEED_OPTION(GROUP_HOW, "set the seed of --random; the same seed gives the same maps", "random"),
    {
        .name = "inverse",
        .letter = 'i',
        .group = GROUP_HOW,
        .help = "apply the inverse of the map",
        .flag = offsetof(struct transform_settings, inverse),
    },
    {
        .name = "expand",
        .argument_name = "RULES",
        .group = GROUP_HOW,
        .help = "apply no map, but add the digits that follow by these rules",
        .choices = &expansion_choices,
        .stored = STORE_ROW(struct transform_settings, expanding, struct expanding),
    },
    RECORD_FORMAT_OPTION(GROUP_WRITING, "line"),
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING, "puzzle, from, map, clues, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    THREADS_OPTION(GROUP_OTHER),
    LAST_OPTIONS,
};

enum { MAP_LENGTH = ENNEAD_MAP_SIZE - 1 };

static bool is_between(char c)
{
    return c == ' ' || c == '\t' || c == ',';
}

/* Reads the map at the start of a note, up to its end, a blank, a tab or a comma. */
static bool map_of_note(const char *note, size_t length, ennead_map *map)
{
    char text[ENNEAD_MAP_SIZE];

    if (length < MAP_LENGTH || (length > MAP_LENGTH && !is_between(note[MAP_LENGTH])))
        return false;
    memcpy(text, note, MAP_LENGTH);
    text[MAP_LENGTH] = '\0';
    return ennead_map_from_text(text, map) == ENNEAD_STATUS_OK;
}

/* Removes the map from a note. */
static void drop_map(struct record *record)
{
    size_t at = MAP_LENGTH;
    while (at < record->beside_length && is_between(record->beside[at]))
        at++;
    record_set_beside(record, record->beside + at, record->beside_length - at, &record->columns);
}

/* Makes the record an error. */
static void refuse(const struct transform_settings *settings, struct slot *slot,
                   const struct item *item, const char *why)
{
    struct record record;
    totals_add_error(&slot->totals);
    record_begin(&record, &settings->common, slot, item);
    record_set_number(&record, FIELD_OF_VERDICT, VERDICT_ERROR);
    record_set_number(&record, FIELD_OF_COLUMN, item->column);
    record_set_string(&record, FIELD_OF_MESSAGE, why);
    records_add(settings->common.records, &slot->output, &record);
    if (settings->common.quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": %s\n", why);
}

static void write_expanded(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct transform_settings *settings = user;
    ennead_state state = slot_state(slot, item, index);
    char from[ENNEAD_LINE_SIZE];
    struct record record;

    if (ennead_expand_state(&state, settings->expanding->expansion) ==
        ENNEAD_RATING_END_CONTRADICTION) {
        refuse(settings, slot, item, "the puzzle has no solution, so nothing follows");
        return;
    }
    ennead_write_line(slot->puzzles[index].givens, from);
    record_begin(&record, &settings->common, slot, item);
    record_set_givens(&record, state.values);
    record_set_string(&record, FIELD_OF_FROM, from);
    records_add(settings->common.records, &slot->output, &record);
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
}

static void write_transformed(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct transform_settings *settings = user;
    const uint8_t *givens = slot->puzzles[index].givens;
    uint8_t result[ENNEAD_CELLS];
    char from[ENNEAD_LINE_SIZE], text[ENNEAD_MAP_SIZE];
    ennead_map map = settings->given.map;
    struct record record;

    if (settings->source == MAP_RANDOM)
        ennead_map_random(settings->common.solving.seed, slot->first_puzzle + index, &map);
    if (settings->source == MAP_OF_NOTE &&
        !map_of_note(slot_text(slot, item->note), item->note.length, &map)) {
        refuse(settings, slot, item,
               "no map after the puzzle, expected one such as t:312456789:123789456:918273645");
        return;
    }
    if (settings->inverse)
        ennead_map_inverse(&map, &map);
    ennead_map_apply(&map, givens, result);
    ennead_write_line(givens, from);
    ennead_map_to_text(&map, text);
    record_begin(&record, &settings->common, slot, item);
    record_set_givens(&record, result);
    record_set_string(&record, FIELD_OF_FROM, from);
    record_set_string(&record, FIELD_OF_MAP, text);
    if (settings->source == MAP_OF_NOTE)
        drop_map(&record);
    records_add(settings->common.records, &slot->output, &record);
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
}

static enum exit_code complete(const char *command, struct transform_settings *settings)
{
    if (settings->random_chosen && settings->map_chosen)
        return message_usage(command, "--random and --map do not go together");
    if (settings->map_chosen)
        settings->source = settings->given.is_given ? MAP_GIVEN : MAP_OF_NOTE;
    if (settings->random_chosen)
        settings->source = MAP_RANDOM;
    if (settings->expanding != NULL && (settings->source != MAP_NONE || settings->inverse))
        return message_usage(command, "--expand does not go with --random, --map or --inverse");
    if (settings->expanding == NULL && settings->source == MAP_NONE)
        return message_usage(command, "one of --random, --map and --expand is needed");
    if (settings->common.seed_chosen && settings->source != MAP_RANDOM)
        return message_usage(command, "--seed goes with --random only");
    if (settings->source == MAP_RANDOM && !settings->common.seed_chosen &&
        settings_draw_seed(command, &settings->common) != EXIT_ANSWERED)
        return EXIT_IO;
    return settings_complete(command, &settings->common);
}

static enum exit_code run_transform(const struct command *command, int argc, char **argv)
{
    struct transform_settings settings = {.source = MAP_NONE};
    enum exit_code code;

    settings_init(&settings.common);
    ennead_map_identity(&settings.given.map);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    settings.records = (struct records){
        .settings = &settings.common,
        FIELDS_OF(fields),
        .cells = FIELD_OF_PUZZLE,
    };
    settings.common.records = &settings.records;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .greeting = "Type or paste grids and puzzles. Ctrl-D ends.\n",
        .begin = records_begin,
        .puzzle = settings.expanding != NULL ? write_expanded : write_transformed,
        .error = records_add_error,
        .ranks = RANKS_WORK,
        .marks = MARKS_REFUSED,
    };
    code = complete(command->name, &settings);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead transform --random --seed=1 puzzles.txt", "disguise puzzles"},
    {"ennead transform --expand=singles puzzles.txt", "fill in all singles"},
    {"ennead transform --map=t:123456789:123456789:123456789 puzzles.txt",
     "exchange rows and columns"},
    {"ennead transform --map=n:123456789:123456789:987654321 puzzles.txt", "relabel digits: 9 for "
                                                                           "1, 8 for 2 ..."},
};

const struct command transform_command = {
    .name = "transform",
    .arguments = "--random|--map[=MAP]|--expand=RULES [OPTION]... [FILE]...",
    .summary = "permute rows, columns and digits of puzzles",
    .about =
        "Applies a map to each grid or puzzle in each FILE, or on standard input. A map is 't' "
        "(rows and columns are exchanged first) or 'n'; then for each row of the result, its "
        "number in the source; the same for each column; then what the digits 1 to 9 become. The "
        "puzzle's note follows. With --expand the givens and all digits that follow from them by "
        "singles, or by singles and locked candidates, become the givens; puzzles that differ only "
        "in clues that follow from the others become equal. Input that cannot be read gives a line "
        "'error'.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle was transformed",
    .unanswered = "never",
    .run = run_transform,
};
