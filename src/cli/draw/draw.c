/* SPDX-License-Identifier: MIT */
/*
 * `ennead draw`: pictures of puzzles, of states in the middle of a game, and of steps.
 */
#include <string.h>
#include <strings.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/draw/draw_catalogue.h"
#include "cli/draw/draw_picture.h"
#include "cli/draw/draw_puzzle.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/stored.h"
#include "cli/record/records_run.h"

/* ------------------------------------------------------------------------------------- options */

#define LOGIC "Which step"
#define LOOKS "What it looks like"

static const struct choice formats[] = {
    [DRAW_SVG] = {"svg", "a picture for the web or for drawing programs"},
    [DRAW_PDF] = {"pdf", "pages for printing: all pictures in one file, one per page"},
    [DRAW_PNG] = {"png", "pixels; with --size in mm or in, 300 per inch"},
};

static const struct choice scales[] = {
    [DRAW_HODOKU] = {"hodoku", "the techniques of 'ennead techniques', in HoDoKu's order"},
    [DRAW_SE] = {"se", "those of Sudoku Explainer 1.2.1, with its chains"},
    [DRAW_SE1181] = {"se1181", "those of Sukaku Explainer 1.18.1"},
};

static const struct choice marks[] = {
    [DRAW_MARKS_NONE] = {"none", "only pencil marks that a step is about"},
    [DRAW_MARKS_GIVEN] = {"given", "where the puzzle itself restricts a cell"},
    [DRAW_MARKS_ALL] = {"all", "in every empty cell"},
};

static const char *theme_name(size_t index)
{
    return ennead_theme_name((int)index);
}

static const char *const theme_helps[] = {"on white", "on black",
                                          "black and gray, dashes for colors",
                                          "colors that all people can tell apart"};

static const char *place_name(size_t index)
{
    return ennead_mark_places_name((int)index);
}

static const char *const place_helps[] = {"each digit at its own place in the cell",
                                          "one after the other"};

static const struct choice catalogues[] = {
    {"none", "no catalogue"},
    {"rules", "an example of each rule"},
    {"techniques", "an example of each technique"},
};

static const struct choices format_choices = {"Formats of pictures", CHOICES_OF(formats)};
static const struct choices scale_choices = {"Scales of draw", CHOICES_OF(scales)};
static const struct choices mark_choices = {"Pencil marks", CHOICES_OF(marks)};
static const struct choices theme_choices = {"Themes", .name = theme_name, .helps = theme_helps};
static const struct choices place_choices = {"Places of marks", .name = place_name,
                                             .helps = place_helps};
static const struct choices catalogue_choices = {"Catalogues", CHOICES_OF(catalogues)};

/* For --size: a number with up to three decimal places, and a unit. */
static const char *read_size(void *to, const char *value)
{
    static const char wrong[] = "is not a width such as 90mm, 3.5in or 480px, above 0";
    static const struct {
        const char *name;
        ennead_length_unit unit;
        uint64_t most; /* ten meters, or as many pixels as cover a wall */
    } units[] = {
        {"", ENNEAD_LENGTH_UNIT_PIXELS, 100000},
        {"px", ENNEAD_LENGTH_UNIT_PIXELS, 100000},
        {"mm", ENNEAD_LENGTH_UNIT_MILLIMETERS, 10000},
        {"in", ENNEAD_LENGTH_UNIT_INCHES, 400},
    };
    struct draw_size *size = to;
    uint64_t thousandths = 0;
    int places = -1;
    for (; (*value >= '0' && *value <= '9') || (*value == '.' && places < 0); value++) {
        if (*value == '.') {
            places = 0;
            continue;
        }
        if (places >= 3 || thousandths > UINT32_MAX)
            return wrong;
        thousandths = thousandths * 10 + (uint64_t)(*value - '0');
        places += places >= 0;
    }
    for (places = places < 0 ? 0 : places; places < 3; places++)
        thousandths *= 10;
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (strcmp(value, units[i].name) != 0)
            continue;
        if (thousandths == 0 || thousandths > units[i].most * 1000)
            return wrong;
        *size = (struct draw_size){units[i].unit, (uint32_t)thousandths};
        return NULL;
    }
    return wrong;
}

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    BOXES_OPTION,
    {
        .name = "step",
        .argument = ARGUMENT_OPTIONAL,
        .argument_name = "N",
        .group = LOGIC,
        .help = "draw the next step, or step N of the path",
        .stored = STORE_NUMBER_OR(struct draw_settings, step, 1, 100000, .other = 1),
    },
    {
        .name = "path",
        .group = LOGIC,
        .help = "draw every step up to the solution, one picture each",
        .flag = offsetof(struct draw_settings, path),
    },
    {
        .name = "all",
        .letter = 'a',
        .group = LOGIC,
        .help = "draw every step that is possible now, one picture each",
        .flag = offsetof(struct draw_settings, all),
    },
    {
        .name = "scale",
        .argument_name = "SCALE",
        .group = LOGIC,
        .help = "draw steps of this scale",
        .standard = "hodoku",
        .choices = &scale_choices,
        .stored = STORE_CHOICE(struct draw_settings, scale),
    },
    TECHNIQUES_OPTION(LOGIC),
    WITHOUT_OPTION(LOGIC),
    STYLE_OPTION(LOGIC, "strict"),
    RULES_OPTION(LOGIC),
    TIME_LIMIT_OPTION(LOGIC),
    {
        .name = "solution",
        .group = LOOKS,
        .help = "also draw the solution, in another color than the givens",
        .flag = offsetof(struct draw_settings, solution),
    },
    {
        .name = "marks",
        .argument_name = "WHICH",
        .group = LOOKS,
        .help = "draw these pencil marks",
        .standard = "given; with steps, all",
        .choices = &mark_choices,
        .stored = STORE_CHOICE(struct draw_settings, marks),
    },
    {
        .name = "mark-places",
        .argument_name = "WHERE",
        .group = LOOKS,
        .help = "place the pencil marks of a cell in this way",
        .standard = "fixed",
        .choices = &place_choices,
        .stored = STORE_CHOICE(struct draw_settings, mark_places),
    },
    {
        .name = "theme",
        .argument_name = "THEME",
        .group = LOOKS,
        .help = "use these colors",
        .standard = "light",
        .choices = &theme_choices,
        .stored = STORE_CHOICE(struct draw_settings, theme),
    },
    {
        .name = "size",
        .argument_name = "WIDTH",
        .group = LOOKS,
        .help = "make the picture this wide, such as 90mm, 3.5in or 480px",
        .standard = "48px per cell",
        .stored = STORE_READ(struct draw_settings, size, struct draw_size, read_size),
    },
    {
        .name = "labels",
        .group = LOOKS,
        .help = "number the rows and columns",
        .flag = offsetof(struct draw_settings, labels),
    },
    {
        .name = "title",
        .group = LOOKS,
        .help = "write the title or note of the puzzle above it",
        .flag = offsetof(struct draw_settings, title),
    },
    {
        .name = "words",
        .group = LOOKS,
        .help = "below the board, write its rules, and the name, rating and explanation of a step",
        .flag = offsetof(struct draw_settings, words),
    },
    LANGUAGE_OPTION(LOOKS),
    NOTATION_OPTION(LOOKS),
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = GROUP_WRITING,
        .help = "write pictures in this form",
        .standard = "by the extension of --output, else svg",
        .choices = &format_choices,
        .stored = STORE_CHOICE(struct draw_settings, format),
    },
    {
        .name = "output",
        .letter = 'o',
        .argument_name = "FILE",
        .group = GROUP_WRITING,
        .help = "write to FILE; several pictures with --output=board.svg go to board-1.svg, "
                "board-2.svg and so on; a PDF takes all",
        .standard = "-, standard output, which takes one picture or a PDF",
        .stored = STORE_TEXT(struct draw_settings, output),
    },
    {
        .name = "catalogue",
        .argument_name = "WHAT",
        .group = GROUP_WRITING,
        .help = "read nothing; draw an example of each rule or technique on one sheet",
        .standard = "none",
        .choices = &catalogue_choices,
        .stored = STORE_CHOICE(struct draw_settings, catalogue),
    },
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* ------------------------------------------------------------------------------------ the run */

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    draw_plain_puzzle(user, slot, item, index);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    draw_variant_puzzle(user, slot, item, variant);
}

static const char *unfit_for_variants(const void *user)
{
    const struct drawing *drawing = user;
    if (drawing->settings->all)
        return "--all is for plain puzzles; see --path";
    if (drawing->settings->scale != DRAW_HODOKU)
        return "this scale rates plain puzzles";
    return techniques_unfit_for_variants(&drawing->settings->by);
}

static const char greeting[] =
    "Type or paste a puzzle: nine rows of nine cells, or 81 cells on a line; 1-9 is a given,\n"
    "0 or . an empty cell. It is drawn when it is whole. Ctrl-D ends.\n";

/* Refuses options that do not go together. */
static enum exit_code check_settings(const char *command, const struct draw_settings *settings)
{
    const int ways = (settings->step > 0) + settings->path + settings->all;
    if (ways > 1)
        return message_usage(command, "--step, --path and --all do not go together");
    if (ways > 0 && settings->solution)
        return message_usage(command, "--solution does not go with --step, --path or --all");
    if (ways == 0 && (settings->scale != DRAW_HODOKU || techniques_chosen(&settings->by) ||
                      settings->by.style_chosen))
        return message_usage(command, "--scale, --techniques, --without and --style choose a step: "
                                      "they go with --step, --path or --all");
    if (settings->scale != DRAW_HODOKU &&
        (settings->all || techniques_chosen(&settings->by) || settings->by.style_chosen))
        return message_usage(command,
                             "--scale=%s has its own techniques and order: it does not go with "
                             "--all, --techniques, --without or --style",
                             scales[settings->scale].name);
    if (settings->catalogue != 0 && (ways > 0 || settings->by.common.file_count > 0))
        return message_usage(command, "--catalogue reads no files and takes no step");
    return EXIT_ANSWERED;
}

static bool make_tools(struct drawing *drawing)
{
    const struct draw_settings *settings = drawing->settings;
    ennead_rater_options rating;
    ennead_rater_options_init(&rating);
    rating.stop = signals_stop();
    rating.time_limit = settings->by.common.solving.time_limit;
    rating.scale = settings->scale == DRAW_SE1181 ? ENNEAD_SE_SCALE_1181 : ENNEAD_SE_SCALE_121;
    return ennead_scene_new(NULL, &drawing->scene) == ENNEAD_STATUS_OK &&
           (settings->scale == DRAW_HODOKU
                ? ennead_finder_new(NULL, &drawing->finder) == ENNEAD_STATUS_OK
                : ennead_rater_new(&rating, NULL, &drawing->rater) == ENNEAD_STATUS_OK);
}

static enum exit_code draw_files(const struct command *command, struct draw_settings *settings,
                                 struct drawing *drawing)
{
    const struct puzzle_command puzzle_command = {
        .user = drawing,
        .greeting = greeting,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .models = draws_steps(settings) || settings->solution ? WITH_MODELS : NO_MODELS,
    };
    return records_run(command, &settings->by.common, EXIT_ANSWERED, &puzzle_command);
}

static enum exit_code draw_all(const struct command *command, struct draw_settings *settings)
{
    static struct drawing drawing;
    drawing.settings = settings;
    enum exit_code code = picture_files_begin(&drawing.files, command->name, settings->output);
    if (code != EXIT_ANSWERED)
        return code;
    if (!make_tools(&drawing)) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else if (settings->catalogue != 0) {
        code = draw_catalogue(&drawing);
    } else {
        code = draw_files(command, settings, &drawing);
    }
    code = graver(code, draw_pictures_finish(&drawing));
    ennead_scene_free(drawing.scene);
    ennead_finder_free(drawing.finder);
    ennead_rater_free(drawing.rater);
    text_free(&drawing.bytes);
    return code;
}

/* The format that the ending of the file's name implies. */
static enum draw_format format_of(const char *output)
{
    const char *dot = output != NULL ? strrchr(output, '.') : NULL;
    for (size_t i = 0; dot != NULL && i < sizeof formats / sizeof formats[0]; i++)
        if (strcasecmp(dot + 1, formats[i].name) == 0)
            return (enum draw_format)i;
    return DRAW_SVG;
}

static enum exit_code run_draw(const struct command *command, int argc, char **argv)
{
    struct draw_settings settings = {.marks = DRAW_MARKS_NOT_SAID, .format = DRAW_FORMAT_NOT_SAID};
    enum exit_code code;
    technique_settings_init(&settings.by);
    if (!command_parse(command, &settings.by.common, argc, argv, &code))
        return code;
    code = settings_complete(command->name, &settings.by.common);
    if (code == EXIT_ANSWERED)
        code = check_settings(command->name, &settings);
    if (code != EXIT_ANSWERED)
        return code;
    if (settings.format == DRAW_FORMAT_NOT_SAID)
        settings.format = format_of(settings.output);
    settings.by.common.threads = 1;
    return draw_all(command, &settings);
}

static const struct example examples[] = {
    {"ennead draw puzzle.txt -o board.svg", "draw a puzzle"},
    {"ennead draw --solution --theme=dark puzzle.txt", "add the solution, for a dark page"},
    {"ennead draw --size=90mm puzzle.txt -o board.png",
     "draw a PNG, 90 mm wide at 300 dots per inch"},
    {"ennead draw --step --words state.txt -o step.svg", "draw the next step, with its "
                                                         "explanation"},
    {"ennead draw --path puzzle.txt -o path.svg", "draw the path to the solution: path-1.svg, "
                                                  "path-2.svg ..."},
    {"ennead draw --path --words puzzle.txt -o path.pdf", "draw one page per step"},
    {"ennead draw --scale=se --step=20 puzzle.txt", "draw step 20 of the path that 'ennead rate' "
                                                    "rates"},
    {"ennead draw --catalogue=rules", "draw all rules on one sheet"},
};

const struct command draw_command = {
    .name = "draw",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "draw puzzles and steps as pictures",
    .about =
        "Draws each puzzle in each FILE, or on standard input, as a picture in SVG, PDF or PNG: "
        "puzzles of any size with all variant rules, or a state in the middle of a game with its "
        "pencil marks. With --step, --path or --all it draws steps: the cells and candidates that "
        "they follow from, what they place and eliminate, and the links between candidates.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every picture was drawn",
    .unanswered = "some puzzle has no such step, no solution, or a mistake",
    .run = run_draw,
};
