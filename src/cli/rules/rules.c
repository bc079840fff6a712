/* SPDX-License-Identifier: MIT */
/*
 * `ennead rules`: the table of rules that a puzzle may have; and puzzles with variant rules,
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
#include "cli/options/command_help.h"
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
    struct text takes = {0}, words = {0};
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
    text_format(&words, "Requires that %s.", row->help);
    if (takes.length > 0)
        text_format(&words, " It takes %.*s.", (int)takes.length, takes.bytes);
    options_wrapped(text, words.failed ? "" : words.bytes, 0, 0);
    text_format(text, "\n    %s\n", row->example);
    text->failed = text->failed || takes.failed || words.failed;
    text_free(&words);
    text_free(&takes);
}

static const char introduction[] =
    "# Puzzles with variant rules\n"
    "\n"
    "Made by `ennead rules --format=markdown`.\n"
    "\n"
    "A variant is a grid with rules besides those of its houses. `solve`, `check`, `hint`,\n"
    "`explain`, `play`, `generate` and `draw` take one wherever they take a puzzle. A file in\n"
    "one of the forms below is recognized by its beginning. `--rules=FILE` adds the rules of\n"
    "FILE to plain grids: 9x9 grids in any form, other sizes one per line, with 0 or . for an\n"
    "empty cell. A file of jigsaws has one per line: all cells, then a character for the\n"
    "region of each cell.\n"
    "\n"
    "    ennead examples/killer.txt                            solve it, with a drawing\n"
    "    ennead explain examples/thermo-arrow.txt              explain how to solve it\n"
    "    ennead check examples/knight.txt                      one solution? a redundant clue?\n"
    "    ennead play examples/killer.txt                       play it\n"
    "    ennead draw examples/killer.txt -o killer.svg         draw it\n"
    "    ennead generate --rules=my-rules.txt --seed=1         make a puzzle with these rules\n"
    "    ennead solve --rules=my-rules.txt puzzles.txt         add these rules to a list of grids\n"
    "    ennead convert link.txt                               convert another form to ours\n"
    "    ennead convert --format=fpuzzles-link mine.txt        make a link of it\n"
    "\n"
    "## The form of this project\n"
    "\n"
    "One statement per line. `#` begins a comment; names may be in upper or lower case.\n"
    "\n"
    "```\n"
    "variant An example           the first line, with the title\n"
    "size 6                       rows and columns, or ROWSxCOLUMNS; default 9\n"
    "values 1-6                   the values, from 0 or 1; default 1 to the longer side\n"
    "boxes 2x3                    boxes of two rows and three columns, or none; default the "
    "squarest\n"
    "houses rows columns regions  the houses in which values differ, or none; default all three\n"
    "regions                      instead of boxes: one line per row, a character for the\n"
    "                             region of each cell, . for none\n"
    "grid                         one line per row, or all on one line: a character or number per\n"
    "                             cell, . for an empty cell, [125] for one of these\n"
    "cage 7 r1c1 r1c2             then the rules\n"
    "```\n"
    "\n"
    "A rule is `NAME NUMBER... CELLS [: CELLS]... [\"TEXT\"] [{ RULE; RULE... }]`, with those\n"
    "parts that it takes. Cells are written\n"
    "\n"
    "| | |\n"
    "| --- | --- |\n"
    "| `r3c4` | row 3, column 4 |\n"
    "| `r3c4-r3c8`, `r1c1-r9c9` | a straight line of cells, also diagonal, in this order |\n"
    "| `r1-3c2`, `r12c34` | several rows and columns; the second form for numbers up to 9 only |\n"
    "| `row 3`, `column 4` | a row from the left, a column from the top |\n"
    "| `region 5`, `all` | a box or region, the whole grid |\n"
    "\n"
    "Clues outside the grid name their cells in the order in which the clue sees them. A file\n"
    "may contain several puzzles; each begins with `variant`. A single one may do without\n"
    "that line. Errors are reported with line and column, including those that show only when\n"
    "the rules are combined. An unknown rule is always an error.\n"
    "\n"
    "Low, middle and high are thirds of the values in order: 1-3, 4-6 and 7-9 of nine. If the\n"
    "values do not divide evenly, the low third has one more, then the middle third: 1 2, 3\n"
    "and 4 of four. Some rules have a text:\n"
    "\n"
    "| rule | text |\n"
    "| --- | --- |\n"
    "| `pairs` | `1:2,3 2-4:7-9`: values, a colon, the values that may come next; a value that is "
    "not named may not be followed by any |\n"
    "| `regex` | characters for values (A is 10) or numbers such as `<62>`, `.` for any, "
    "`[135-8]`, `[^135]`, `a\\|b`, `(a)`, `a*`, `a+`, `a?`, `a{3}`, `a{2,4}`, `a{2,}` |\n"
    "| `automaton` | `start` and `accept`, each with states; then transitions: a state, values "
    "(`.` for any, `/` for the boundary of two parts), a state |\n"
    "\n"
    "## Other forms\n"
    "\n"
    "- JSON of f-puzzles.com; and links, of which [formats.md](formats.md#links) has a table.\n"
    "  Only givens count, not digits that someone has entered. Decorations (`line`,\n"
    "  `rectangle`, `circle`, `text`, `cage`) are skipped; any other unknown member is an\n"
    "  error, and so is a clue without its number. A puzzle that is written in this form has\n"
    "  the same solutions when it is read again. If f-puzzles cannot express one of its rules,\n"
    "  a message names the rule, the puzzle is not written, and the exit code is 1.\n"
    "- Strings and links of Interactive Sudoku Solver (`.Thermo~R1C1~R1C2`), on one or more\n"
    "  lines up to an empty line. Cells beside the grid (`Var`, the regions of\n"
    "  `ChaosConstruction`) become rows below it, which are in none of its houses; regions\n"
    "  are numbered in the order of their first cells. Two clues of one type in one place\n"
    "  both count; that program keeps the last one. What is not known here is an error.\n"
    "- Killer puzzles as 81 sums and arrows, as `3x3::k:` and 81 numbers, or as SumoCue writes\n"
    "  them, `SumoCueV1=14J0+0J0...`.\n"
    "- Game IDs of Solo, of Simon Tatham's puzzles: `3x3:a5b...`, jigsaws (`9j:`), killers and\n"
    "  diagonals too; a line each.\n"
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
    text_format(&slot->messages, ": f-puzzles cannot express %s\n", unsaid);
}

/* --------------------------------------------------------------------------------- the command */

static const struct choice forms[FORMS] = {
    {"list", "without a file: the rules, with an example of each"},
    {"markdown", "without a file: the page docs/variants.md"},
    {"variant", "each puzzle in the form of that page"},
    {"fpuzzles", "each puzzle as JSON of f-puzzles.com"},
    {"picture", "each puzzle drawn in characters, with its other rules below"},
};

static const struct choices rules_choices = {"Formats of rules", CHOICES_OF(forms)};

static const struct option_row options[] = {
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = "Options",
        .help = "write in this form",
        .standard = "by the extension of --output; else list without a file, variant with one",
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
    {"ennead rules", "list the rules"},
    {"ennead rules thermo", "describe one rule"},
    {"ennead rules link.txt", "turn a link to f-puzzles into text that can be edited"},
    {"ennead rules --format=picture examples/killer.txt", "draw it"},
};

const struct command rules_command = {
    .name = "rules",
    .arguments = "[OPTION]... [NAME | FILE...]",
    .summary = "list variant rules; convert puzzles with rules",
    .about =
        "Without a FILE, lists the variant rules, with an example of each. With the name of a "
        "rule, describes it, as docs/variants.md describes all. With FILEs, converts the puzzles "
        "in them from any form that 'ennead solve' reads to another.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "everything was written",
    .unanswered = "some puzzle has a rule that the form cannot express",
    .run = run_rules,
};
