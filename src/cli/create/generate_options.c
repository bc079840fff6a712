/* SPDX-License-Identifier: MIT */
/*
 * The options of `ennead generate`, and what follows from them.
 */
#include "cli/create/generate_options.h"

#include <stdio.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/create/create_options.h"
#include "cli/create/pattern.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/options/techniques_option.h"

#define GROUP_DIFFICULTY "How hard it is"

static const char command[] = "generate";

/* --------------------------------------------------------------------------------- own grammars */

/* A number of clues, or a range. */
static const char *read_clues(void *to, const char *value)
{
    static const char wrong[] = "is not a number of clues from 0 to 81 or a range such as 22-24";
    ennead_request *request = to;
    char first[4] = "";
    uint64_t least, most;
    const size_t length = strcspn(value, "-");
    if (length >= sizeof first)
        return wrong;
    memcpy(first, value, length);
    if (!parse_number(first, 0, ENNEAD_CELLS, &least))
        return wrong;
    if (!parse_number(value[length] == '-' ? value + length + 1 : first, 0, ENNEAD_CELLS, &most))
        return wrong;
    request->least_clues = (int)least;
    request->most_clues = (int)most;
    return NULL;
}

/* Reads a rating such as 7 or 7.2, in tenths. Returns where it ends, or NULL if it is not one. */
static const char *read_rating(const char *text, int *tenths)
{
    int whole = 0, digits = 0;
    for (; *text >= '0' && *text <= '9' && digits < 2; text++, digits++)
        whole = whole * 10 + (*text - '0');
    if (digits == 0)
        return NULL;
    *tenths = whole * 10;
    if (whole == 0) /* the scale begins at 1.0 */
        return NULL;
    if (*text != '.')
        return text;
    if (text[1] < '0' || text[1] > '9')
        return NULL;
    *tenths += text[1] - '0';
    return text + 2;
}

/* A rating, or a range, which may have no upper end. */
static const char *read_ratings(void *to, const char *value)
{
    static const char wrong[] = "is not a rating or a range such as 7.0-7.5 or 9.5-";
    ennead_request *request = to;
    const char *end = read_rating(value, &request->least_rating);
    if (end == NULL)
        return wrong;
    request->most_rating = request->least_rating;
    if (*end == '\0')
        return NULL;
    request->most_rating = 0;
    if (end[0] == '-' && end[1] == '\0')
        return NULL;
    end = *end == '-' ? read_rating(end + 1, &request->most_rating) : NULL;
    return end != NULL && *end == '\0' ? NULL : wrong;
}

static const char *level_name(size_t index)
{
    return index <= ENNEAD_LEVEL_EXTREME ? ennead_level_name((ennead_level)index) : NULL;
}

static const char *const level_helps[] = {
    [ENNEAD_LEVEL_EASY] = "singles are enough",
    [ENNEAD_LEVEL_MEDIUM] = "locked candidates, pairs and triples",
    [ENNEAD_LEVEL_HARD] = "fish, wings, coloring, rectangles",
    [ENNEAD_LEVEL_UNFAIR] = "chains and finned fish",
    [ENNEAD_LEVEL_EXTREME] = "beyond all techniques, or very many steps",
};

static const struct choices level_choices = {"Levels", .name = level_name, .helps = level_helps};

/* --------------------------------------------------------------------------------------- table */

const struct option_row generate_options[] = {
    NUMBER_OPTIONS("puzzles to make, of which --where keeps those that are as you want them"),
    SLICE_OPTIONS(GROUP_MAKING),
    SEED_OPTION(GROUP_MAKING,
                "set the seed; the same seed and options give the same puzzles, with any number of "
                "threads",
                SEED_BY_CHANCE),
    {
        .name = "clues",
        .argument_name = "MIN-MAX",
        .group = GROUP_MAKING,
        .help = "make puzzles with this many clues: a number, or a range such as 22-24",
        .standard = "any: 20 to 29, mostly 24",
        .stored = STORE_READ(struct generate, request, ennead_request, read_clues),
    },
    {
        .name = "symmetry",
        .argument_name = "KIND",
        .group = GROUP_MAKING,
        .help = "make the pattern of clues symmetric",
        .standard = "none",
        .choices = &symmetry_choices,
        .stored = STORE_CHOICE(struct generate, request.symmetry),
    },
    {
        .name = "redundant",
        .group = GROUP_MAKING,
        .help = "allow redundant clues: with --symmetry, every symmetric group of clues is needed, "
                "but not every single clue; with --clues, random clues are added up to a number in "
                "the range",
        .stored = STORE_CONSTANT(struct generate, request.surplus, ENNEAD_SURPLUS_ALLOWED),
    },
    {
        .name = "extra-clues",
        .argument_name = "N",
        .group = GROUP_MAKING,
        .help = "add N redundant clues at random places; --clues counts them too",
        .standard = "0",
        .stored = STORE_NUMBER(struct generate, request.extra_clues, 0, ENNEAD_CELLS),
    },
    {
        .name = "pattern",
        .argument_name = "FILE",
        .group = GROUP_MAKING,
        .help = "put clues exactly where the first puzzle in FILE has clues (in any form that "
                "'ennead solve' reads), or where a drawing without digits has an x; clues may be "
                "redundant",
        .stored = STORE_TEXT(struct generate, pattern_file),
    },
    {
        .name = "effort",
        .argument_name = "N",
        .group = GROUP_MAKING,
        .help = "give up a puzzle after N calls of the solver; 0: no limit",
        .standard = "2000000",
        .stored = STORE_NUMBER(struct generate, request.effort, 0, UINT64_MAX),
    },
    MAKING_TIME_LIMIT_OPTION,
    {
        .name = "rules",
        .argument_name = "FILE",
        .group = GROUP_MAKING,
        .help =
            "make puzzles with the rules and size of FILE, a puzzle with variant rules; every clue "
            "is needed. Without --format they are written in the form of docs/variants.md, with "
            "seed and number in the title. Goes with no other condition but --time-limit",
        .stored = STORE_TEXT(struct settings, rules_file),
    },
    {
        .name = "size",
        .argument_name = "N",
        .group = GROUP_MAKING,
        .help = "make grids of N rows and columns, 1 to 64. Sizes other than 9 go with no other "
                "condition but --boxes and --time-limit",
        .standard = "9",
        .stored = STORE_NUMBER(struct settings, grids.size, 1, ENNEAD_MOST_SIZE),
    },
    {
        .name = "boxes",
        .argument_name = "SHAPE",
        .group = GROUP_MAKING,
        .help = "make boxes of this many rows and columns, such as 2x3; none: Latin squares",
        .standard = "the squarest",
        .stored = STORE_READ(struct settings, grids, struct grid_settings, read_boxes),
    },
    THREADS_OPTION(GROUP_MAKING),
    {
        .name = "rating",
        .argument_name = "MIN-MAX",
        .group = GROUP_DIFFICULTY,
        .help = "make puzzles with this ER ('ennead rate --scale=se'): a rating such as 7.2, or a "
                "range such as 7.0-7.5 or 9.5-",
        .stored = STORE_READ(struct generate, request, ennead_request, read_ratings),
    },
    {
        .name = "pearl",
        .group = GROUP_DIFFICULTY,
        .help = "make pearls: EP = ER, no step is harder than those up to the first digit",
        .flag = offsetof(struct generate, pearl),
    },
    {
        .name = "diamond",
        .group = GROUP_DIFFICULTY,
        .help = "make diamonds: ED = ER, no step is harder than the first",
        .flag = offsetof(struct generate, diamond),
    },
    {
        .name = "level",
        .argument_name = "LIST",
        .group = GROUP_DIFFICULTY,
        .help = "make puzzles of this HoDoKu level ('ennead rate --scale=hodoku'), or one of these",
        .choices = &level_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct generate, request.levels),
    },
    {
        .name = "solved-by",
        .argument_name = "LIST",
        .group = GROUP_DIFFICULTY,
        .help = "make puzzles that these techniques solve: names, abbreviations, families or "
                "levels of 'ennead techniques', or basic, hodoku, all; separated by commas",
        .stored = STORE_READ(struct generate, request.only, ennead_technique_set, read_techniques),
    },
    {
        .name = "requires",
        .argument_name = "LIST",
        .group = GROUP_DIFFICULTY,
        .help = "make puzzles that need these techniques: --solved-by (by default, all techniques "
                "up to the hardest of these; for whips and braids singles, locked candidates and "
                "these) solves them, but not without these",
        .stored = STORE_READ(struct generate, needed, ennead_technique_set, read_techniques),
    },
    {
        .name = "not-solved-by",
        .argument_name = "LIST",
        .group = GROUP_DIFFICULTY,
        .help = "make puzzles that these techniques do not solve",
        .stored =
            STORE_READ(struct generate, request.beyond, ennead_technique_set, read_techniques),
    },
    FORMAT_OPTION,
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING,
                 "puzzle, clues, number, seed; of plain puzzles te, b, bxb, bxbb, w, gw, gb, sw, "
                 "backdoor, backdoors, eliminations; with --rating er; with --level or "
                 "--techniques score, level, technique, count(NAME), has(NAME)"),
    COLOR_OPTION,
    STATS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ------------------------------------------------------------------------------- consequences */

void generate_init(struct generate *generate)
{
    *generate = (struct generate){.numbered = {.numbers = {.count = 1}}};
    settings_init(&generate->numbered.common);
    ennead_request_init(&generate->request);
}

/* All techniques up to the last one of a set, in the order in which they are tried. */
static ennead_technique_set up_to_hardest(const ennead_technique_set *set)
{
    ennead_technique_set all = {{0}};
    int last = 0;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(set, (ennead_technique)i))
            last = i;
    for (int i = 0; i <= last; i++)
        all.words[i / 64] |= (uint64_t)1 << (i % 64);
    return all;
}

/* The techniques of a path by the whips or braids among some techniques, and these alone in *set;
 * none if there are none. */
static ennead_technique_set path_by_whips(ennead_technique_set *set)
{
    static const char *const names[] = {"bivalue-chains", "z-chains", "t-whips", "whips",
                                        "g-whips",        "braids",   "g-braids"};
    ennead_technique_set path = {{0}}, asked = {{0}};

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        ennead_technique_set whips = {{0}};
        (void)ennead_technique_set_add(&whips, names[i], strlen(names[i]));
        for (int t = 0; t < ENNEAD_TECHNIQUE_COUNT; t++)
            if (ennead_technique_info(t)->family == ENNEAD_FAMILY_WHIPS &&
                ennead_technique_set_has(set, (ennead_technique)t) &&
                ennead_technique_set_has(&whips, (ennead_technique)t)) {
                path = whips;
                asked.words[t / 64] |= (uint64_t)1 << (t % 64);
            }
    }
    if (!technique_set_is_empty(&asked))
        *set = asked;
    return path;
}

/* Completes --requires, which stands for two sets of techniques. */
static enum exit_code complete_needed(struct generate *generate)
{
    ennead_request *request = &generate->request;
    if (technique_set_is_empty(&generate->needed))
        return EXIT_ANSWERED;
    if (!technique_set_is_empty(&request->beyond))
        return message_usage(command, "--requires says what must not be enough: it does not go "
                                      "with --not-solved-by");
    const ennead_technique_set path = path_by_whips(&generate->needed);
    if (technique_set_is_empty(&request->only))
        request->only = technique_set_is_empty(&path) ? up_to_hardest(&generate->needed) : path;
    request->beyond = request->only;
    for (size_t i = 0; i < sizeof request->only.words / sizeof request->only.words[0]; i++) {
        request->only.words[i] |= generate->needed.words[i];
        request->beyond.words[i] &= ~generate->needed.words[i];
    }
    return EXIT_ANSWERED;
}

bool generate_asks_difficulty(const ennead_request *request)
{
    return request->least_rating != 0 || request->most_rating != 0 || request->levels != 0 ||
           request->rating_kind != ENNEAD_RATING_KIND_ANY ||
           !technique_set_is_empty(&request->only) || !technique_set_is_empty(&request->beyond);
}

/* Whether something else is requested that puzzles with variant rules cannot have. */
static bool request_beside_rules(const struct generate *generate)
{
    const ennead_request *request = &generate->request;
    ennead_request standard;
    ennead_request_init(&standard);
    return generate->pattern_file != NULL || request->symmetry != standard.symmetry ||
           request->least_clues != standard.least_clues ||
           request->most_clues != standard.most_clues || request->extra_clues != 0 ||
           request->surplus != standard.surplus || request->effort != standard.effort;
}

/* The option that asks for puzzles that a model makes, or NULL. */
static const char *asks_model(const struct settings *common)
{
    const struct grid_settings *grids = &common->grids;
    const bool nine =
        grids->boxes != BOXES_SHAPE || (grids->box_rows == 3 && grids->box_columns == 3);
    return common->rules_file != NULL            ? "rules"
           : grids->size > 0 && grids->size != 9 ? "size"
           : grids->boxes == BOXES_NONE || !nine ? "boxes"
                                                 : NULL;
}

/* Refuses what does not go with puzzles that a model makes. */
static enum exit_code check_model_wishes(const struct generate *generate)
{
    const struct settings *common = &generate->numbered.common;
    const char *asked = asks_model(common);
    if (asked == NULL)
        return EXIT_ANSWERED;
    if (common->rules_file != NULL &&
        (common->grids.size > 0 || common->grids.boxes != BOXES_NOT_SAID))
        return message_usage(command, "the file of --rules says the size: --size and --boxes do "
                                      "not go with it");
    if (generate_asks_difficulty(&generate->request))
        return message_usage(
            command,
            "levels, ratings and techniques are defined for plain puzzles only: they "
            "do not go with --%s; 'ennead explain --where' selects by the steps "
            "of a puzzle",
            asked);
    if (request_beside_rules(generate) || common->stats)
        return message_usage(command,
                             "--%s makes minimal puzzles with clues anywhere: it does not go "
                             "with conditions on clues, pattern or symmetry, nor with --effort or "
                             "--stats",
                             asked);
    if (common->output_chosen && common->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return message_usage(command, "--format=%s prints plain puzzles: it does not go with --%s",
                             common->output->name, asked);
    return EXIT_ANSWERED;
}

/* What an argument that looks like an option's value may have meant. */
static const char *argument_meant(const char *argument)
{
    static char text[64];
    const size_t length = strlen(argument);
    if (strspn(argument, "0123456789") < length || length > 9)
        return options_with_choice(generate_options, argument, length);
    snprintf(text, sizeof text, "; did you mean '-n %s'?", argument);
    return text;
}

enum exit_code generate_complete(struct generate *generate)
{
    struct settings *common = &generate->numbered.common;
    enum exit_code code = EXIT_ANSWERED;
    if (common->file_count > 0)
        return message_usage(command, "it reads nothing: '%s' is one argument too many%s",
                             common->files[0], argument_meant(common->files[0]));
    if (generate->request.surplus == ENNEAD_SURPLUS_ALLOWED && generate->pattern_file != NULL)
        return message_usage(command, "--redundant adds clues: it does not go with --pattern");
    if (generate->pearl)
        generate->request.rating_kind = ENNEAD_RATING_KIND_PEARL;
    if (generate->diamond) /* every diamond is a pearl */
        generate->request.rating_kind = ENNEAD_RATING_KIND_DIAMOND;
    code = complete_needed(generate);
    if (code == EXIT_ANSWERED)
        code = numbers_check(command, &generate->numbered.numbers, &generate->numbered.common);
    if (code == EXIT_ANSWERED)
        code = check_model_wishes(generate);
    generate->by_model = asks_model(common) != NULL;
    if (code == EXIT_ANSWERED && generate->pattern_file != NULL)
        code = pattern_read(generate);
    if (code != EXIT_ANSWERED)
        return code;
    const ennead_request_conflict conflict = ennead_request_find_conflict(&generate->request);
    if (conflict != ENNEAD_REQUEST_CONFLICT_NONE)
        return message_usage(command, "there is no such puzzle: %s",
                             ennead_request_conflict_text(conflict));
    return create_options_complete(command, common);
}
