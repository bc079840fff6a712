/* SPDX-License-Identifier: MIT */
/*
 * `ennead rules`: the table of rules that a puzzle may have; and puzzles with rules of their own,
 * converted to another form or drawn.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/utf8.h"
#include "cli/files/print.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/rules_option.h"
#include "cli/output/variant_text.h"
#include "cli/record/printable.h"
#include "cli/record/records_run.h"

enum rules_form { FORM_LIST, FORM_PAGE, FORM_OWN, FORM_FPUZZLES, FORM_PICTURE, FORMS };

struct rules_settings {
    struct settings common;
    enum rules_form output;
    bool output_chosen;
};

/* ------------------------------------------------------------------------------------ the table */

/* The rule with that name, or NULL. */
static const ennead_constraint_row *rule_named(const char *name)
{
    const ennead_constraint_row *row;
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++)
        if (strcmp(row->name, name) == 0)
            return row;
    return NULL;
}

static void list_rules(struct text *text)
{
    const ennead_constraint_row *row;
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++)
        text_format(text, "%-22s%s\n", row->name, row->example);
}

/* Adds how many of something a rule takes. */
static void add_count(struct text *text, int least, int most, const char *what, const char *many)
{
    if (most == 0)
        return;
    if (least == most)
        text_format(text, "%d %s", least, least == 1 ? what : many);
    else if (most == ENNEAD_MANY)
        text_format(text, "%d or more %s", least, many);
    else
        text_format(text, "%d to %d %s", least, most, many);
}

static void add_row(struct text *text, const ennead_constraint_row *row)
{
    static const char *const extras[] = {[ENNEAD_CONSTRAINT_EXTRA_NONE] = "",
                                         [ENNEAD_CONSTRAINT_EXTRA_TEXT] = "a text",
                                         [ENNEAD_CONSTRAINT_EXTRA_RULES] = "rules"};
    struct text takes = {0};
    add_count(&takes, row->least_numbers, row->most_numbers, "number", "numbers");
    if (row->most_parts > 0) {
        text_string(&takes, takes.length > 0 ? "; " : "");
        if (row->most_parts > 1) {
            add_count(&takes, row->least_parts, row->most_parts, "part", "parts");
            text_string(&takes, " of ");
        }
        add_count(&takes, row->least_cells, row->most_cells, "cell", "cells");
    }
    if (row->extra != ENNEAD_CONSTRAINT_EXTRA_NONE)
        text_format(&takes, "%s%s", takes.length > 0 ? "; " : "", extras[row->extra]);
    text_format(text, "What it demands: %s.", row->help);
    if (takes.length > 0)
        text_format(text, " It takes %.*s.", (int)takes.length, takes.bytes);
    text_format(text, "\n\n    %s\n", row->example);
    text->failed = text->failed || takes.failed;
    text_free(&takes);
}

static const char introduction[] =
    "# Puzzles with rules of their own\n"
    "\n"
    "Made by `ennead rules --format=markdown`.\n"
    "\n"
    "A variant is a grid and rules beside those of the houses. `solve`, `check`, `hint`, "
    "`explain`, "
    "`play` and `generate` take one wherever\n"
    "they take a puzzle: a file in one of the forms below is recognized by how it begins, and "
    "`--rules=FILE` puts the rules of FILE on\n"
    "plain grids: of nine by nine in any form, of other sizes one on a line, with 0 or . for an "
    "empty cell. A file of jigsaws,\n"
    "of nine by nine too, has one on a line, with a sign for the region of each cell behind all "
    "cells.\n"
    "\n"
    "    ennead examples/killer.txt                            solve it; on a terminal it is "
    "drawn\n"
    "    ennead explain examples/thermo-arrow.txt              how its rules lead to the solution\n"
    "    ennead check examples/knight.txt                      one solution? a clue too many?\n"
    "    ennead play examples/killer.txt                       play it\n"
    "    ennead generate --rules=my-rules.txt --seed=1         a puzzle with these rules\n"
    "    ennead solve --rules=my-rules.txt puzzles.txt         these rules for a list of grids\n"
    "    ennead rules --format=variant link.txt                another form turned into ours\n"
    "    ennead rules --format=fpuzzles examples/killer.txt    and ours into the JSON of "
    "f-puzzles\n"
    "\n"
    "## The form of this project\n"
    "\n"
    "A line for each thing that there is to say. `#` begins a comment, names may be in any case.\n"
    "\n"
    "```\n"
    "variant An example           the first line; what follows the word is the title\n"
    "size 6                       rows and columns, or ROWSxCOLUMNS; without it 9\n"
    "values 1-6                   the values, from 0 or 1; without it 1 to the longer side\n"
    "boxes 2x3                    of two rows and three columns, or none; without it the squarest\n"
    "houses rows columns regions  where values differ, or none; without it all of them\n"
    "regions                      in place of boxes: so many lines, a sign for the region of each\n"
    "                             cell, . for none\n"
    "grid                         so many lines, or one: a sign or number a cell, . is empty,\n"
    "                             [125] one of these\n"
    "cage 7 r1c1 r1c2             then the rules\n"
    "```\n"
    "\n"
    "A rule is `NAME NUMBER... CELLS [: CELLS]... [\"TEXT\"] [{ RULE; RULE... }]`, as far as it "
    "takes "
    "these. Cells are\n"
    "\n"
    "| | |\n"
    "| --- | --- |\n"
    "| `r3c4` | row 3, column 4 |\n"
    "| `r3c4-r3c8`, `r1c1-r9c9` | a straight line of cells, also diagonally, in this order |\n"
    "| `r1-3c2`, `r12c34` | several rows and columns; the second only up to nine of them |\n"
    "| `row 3`, `column 4`, `region 5`, `all` | a row from the left, a column from the top, a box "
    "or "
    "region, the whole grid |\n"
    "\n"
    "Clues beside the grid name their cells in the order in which they are seen. A file may hold "
    "several puzzles: each begins with `variant`.\n"
    "What is wrong is told with its line and column, also where it shows only when the rules are "
    "put "
    "together; a rule that is not known is\n"
    "always an error.\n"
    "\n"
    "Low, middle and high are thirds of the values in their order: 1-3, 4-6 and 7-9 of nine. Where "
    "they cannot be of one size\n"
    "the low third has one value more, then the middle one: 1 2, 3 and 4 of four. The texts of "
    "rules "
    "are\n"
    "\n"
    "| rule | text |\n"
    "| --- | --- |\n"
    "| `pairs` | `1:2,3 2-4:7-9`: values, a colon, and which may come next; nothing comes after a "
    "value that is not named |\n"
    "| `regex` | values as signs (A is 10) or numbers such as `<62>`, `.` for any, `[135-8]`, "
    "`[^135]`, "
    "`a\\|b`, `(a)`, `a*`, `a+`, `a?`, `a{3}`, `a{2,4}`, `a{2,}` |\n"
    "| `automaton` | `start` and `accept`, each with states, then steps: a state, values (`.` for "
    "any, "
    "`/` for what is between two parts), a state |\n"
    "\n"
    "## Other forms\n"
    "\n"
    "- JSON of f-puzzles.com, or a link with `load=` (also of SudokuPad, with `fpuzzles`). The "
    "givens count, not what somebody has entered.\n"
    "  Parts for the eye (`line`, `rectangle`, `circle`, `text`, `cage`) are passed over; any "
    "other "
    "member that is not known is an error,\n"
    "  and so is a clue without its number. Written in this form, a puzzle has the same solutions "
    "when "
    "it is read again; if there is no\n"
    "  word for one of its rules, the rule is named, nothing is written of that puzzle, and the "
    "exit "
    "code is 1.\n"
    "- Strings and links of Interactive Sudoku Solver (`.Thermo~R1C1~R1C2`), also over several "
    "lines, up to an empty one.\n"
    "  Rules for which there is none here (`Var`, `ChaosConstruction`, `FullRank`, `Doppelganger`, "
    "`ConnectedValues`, `CountDistinct`,\n"
    "  `RegionSameValues`) are errors that name them.\n"
    "- Killer puzzles as 81 sums and arrows, or as `3x3::k:` and 81 numbers.\n"
    "\n"
    "## The rules\n"
    "\n";

static void add_page(struct text *text)
{
    const ennead_constraint_row *row;
    text_string(text, introduction);
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        text_format(text, "### %s\n\n", row->name);
        add_row(text, row);
        text_character(text, '\n');
    }
    /* no empty line at the end */
    if (text->length > 0 && !text->failed)
        text->length--;
}

/* --------------------------------------------------------------------------------- other forms */

/* Writes a variant with the function `write`, however long the text is. */
static void add_written(struct text *text, const struct settings *settings,
                        const struct variant_puzzle *variant, enum rules_form form,
                        const char **unsaid)
{
    const ennead_description *d = &variant->description;
    const char *title = variant->report.title;
    size_t length = form == FORM_FPUZZLES ? ennead_variant_write_fpuzzles(d, title, NULL, 0, unsaid)
                                          : ennead_variant_write(d, title, NULL, 0);
    char *written = malloc(length + 1);
    if (written == NULL) {
        text->failed = true;
        return;
    }
    if (form == FORM_FPUZZLES)
        ennead_variant_write_fpuzzles(d, title, written, length + 1, unsaid);
    else
        ennead_variant_write(d, title, written, length + 1);
    if (form == FORM_FPUZZLES && settings->to_terminal)
        utf8_add_escaped(text, written, length);
    else
        printable_add(text, settings, written, length);
    free(written);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct rules_settings *settings = user;
    const char *unsaid = NULL;
    if (settings->output == FORM_PICTURE) {
        variant_add_picture(&slot->output, &settings->common, variant, NULL);
        variant_add_rules(&slot->output, variant);
        return;
    }
    add_written(&slot->output, &settings->common, variant, settings->output, &unsaid);
    if (settings->output == FORM_FPUZZLES && unsaid == NULL)
        text_character(&slot->output, '\n');
    if (unsaid == NULL)
        return;
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    slot_add_place(slot, item);
    text_format(&slot->messages, ": f-puzzles has no word for %s\n", unsaid);
}

/* --------------------------------------------------------------------------------- the command */

static const struct choice forms[FORMS] = {
    {"list", "of no file: the rules, with an example each"},
    {"markdown", "of no file: the page docs/variants.md"},
    {"variant", "each puzzle in the form of that page"},
    {"fpuzzles", "each puzzle as JSON of f-puzzles.com"},
    {"picture", "each puzzle drawn, with its other rules below"},
};

static const struct choices rules_choices = {"Formats of rules", CHOICES_OF(forms)};

static const struct option_row options[] = {
    {
        .name = "format",
        .letter = 'f',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "FORM",
        .group = "Options",
        .help = "what is written",
        .standard = "by the ending of --output; else list without a file, variant with one",
        .choices = &rules_choices,
        .stored = STORE_CHOICE(struct rules_settings, output),
        .flag = offsetof(struct rules_settings, output_chosen),
    },
    OUTPUT_OPTION("Options"),
    RULES_OPTION("Options"),
    DRAWING_OPTION("Options"),
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

static enum exit_code convert(const struct command *command, struct rules_settings *settings)
{
    struct settings *common = &settings->common;
    if (!settings->output_chosen)
        settings->output = FORM_OWN;
    common->model.chosen = true; /* a plain grid is a puzzle too, and its description is written */
    if (settings->output < FORM_OWN)
        return message_usage(command->name, "--format=%s reads no files",
                             forms[settings->output].name);
    common->threads = 1;
    const struct puzzle_command puzzle_command = {
        .user = settings,
        .variant = write_variant,
        .models = NO_MODELS,
    };
    return records_run(command, common, settings_complete(command->name, common), &puzzle_command);
}

/* Refuses a word that is neither a rule nor a file, and says which rule is the nearest. */
static enum exit_code refuse_name(const char *command, const char *name)
{
    char text[128];
    ennead_description *description;
    ennead_variant_report report;
    snprintf(text, sizeof text, "variant\n%.100s r1c1", name);
    (void)ennead_variant_read(text, strlen(text), NULL, &description, &report);
    ennead_description_free(description);
    if (report.error == ENNEAD_VARIANT_ERROR_UNKNOWN_RULE)
        return message_usage(command, "%s; nor is there a file of that name", report.message);
    return message_usage(command, "there is neither a rule nor a file '%s'", name);
}

/* Whether an argument looks like the name of a rule, and is that of no file. */
static bool is_name(const char *argument)
{
    const size_t length = strlen(argument);
    return length > 1 && access(argument, F_OK) != 0 &&
           strspn(argument, "abcdefghijklmnopqrstuvwxyz-") == length;
}

static enum exit_code run_rules(const struct command *command, int argc, char **argv)
{
    struct rules_settings settings = {.output = FORM_LIST};
    struct text text = {0};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    const ennead_constraint_row *asked =
        settings.common.file_count == 1 && access(settings.common.files[0], F_OK) != 0
            ? rule_named(settings.common.files[0])
            : NULL;
    if (asked != NULL && !settings.output_chosen) {
        text_format(&text, "%s\n\n", asked->name);
        add_row(&text, asked);
        return print_text(&text);
    }
    if (asked == NULL && settings.common.file_count == 1 && is_name(settings.common.files[0]))
        return refuse_name(command->name, settings.common.files[0]);
    if (settings.common.file_count > 0)
        return convert(command, &settings);
    if (settings.output >= FORM_OWN)
        return message_usage(command->name, "--format=%s needs a file, or - for standard input",
                             forms[settings.output].name);
    if (settings.common.rules_file != NULL || settings.common.drawing != DRAW_AUTO)
        return message_usage(command->name, "--%s needs a file, or - for standard input",
                             settings.common.rules_file != NULL ? "rules" : "drawing");
    if (settings.output == FORM_PAGE)
        add_page(&text);
    else
        list_rules(&text);
    return print_text(&text);
}

static const struct example examples[] = {
    {"ennead rules", "which rules are there?"},
    {"ennead rules thermo", "what does this one demand?"},
    {"ennead rules link.txt", "a link to f-puzzles, written as text that can be changed"},
    {"ennead rules --format=picture examples/killer.txt", "draw it"},
};

const struct command rules_command = {
    .name = "rules",
    .arguments = "[OPTION]... [NAME | FILE...]",
    .summary = "the rules that a puzzle may have; puzzles with rules in another form",
    .about =
        "Without a FILE, lists the rules that puzzles may have beside those of Sudoku, with an "
        "example each; with the name of a rule, says what it demands, as docs/variants.md does of "
        "all. With FILEs, writes the puzzles in them, "
        "which are in any form that 'ennead solve' reads, in another one.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "all was written",
    .unanswered = "some puzzle has a rule that the form has no word for",
    .run = run_rules,
};
