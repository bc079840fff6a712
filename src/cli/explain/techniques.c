/* SPDX-License-Identifier: MIT */
/*
 * `ennead techniques`: the catalogue, one technique with a worked example, the page of the
 * documentation generated from it, and running the cases of a library.
 */
#include <string.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/explain/techniques_cases.h"
#include "cli/explain/techniques_html.h"
#include "cli/files/print.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/options/common_options.h"
#include "cli/options/techniques_option.h"

struct techniques_settings {
    struct settings common;
    enum { LISTED, AS_PAGE, AS_HTML } output;
    const char *cases; /* NULL, or a file */
};

/* ------------------------------------------------------------------------------------- listing */

/* Adds a rating, in a column of that width. */
static void add_rating(struct text *text, int width, int rating)
{
    char number[8] = "-";
    if (rating > 0) {
        struct text digits = {0};
        text_format(&digits, "%d.%d", rating / 10, rating % 10);
        if (!digits.failed && digits.length < sizeof number) {
            memcpy(number, digits.bytes, digits.length);
            number[digits.length] = '\0';
        }
        text_free(&digits);
    }
    text_format(text, "%*s", width, number);
}

static void techniques_list(struct text *text, const ennead_technique_set *wanted)
{
    const ennead_technique_row *row;
    text_format(text, "%-32s %-6s %4s %6s  %-8s %s\n", "technique", "short", "SE", "HoDoKu",
                "level", "family");
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++) {
        if (!ennead_technique_set_has(wanted, (ennead_technique)i))
            continue;
        text_format(text, "%-32s %-6s ", row->name, row->abbreviation);
        add_rating(text, 4, row->rating);
        text_format(text, " %6d  %-8s %s\n", row->score, ennead_level_name(row->level),
                    ennead_family_name(row->family));
    }
}

/* The state of a technique's worked example, and its step there. Returns false if there is none. */
static bool find_example(ennead_finder *finder, int technique, ennead_state *state,
                         ennead_step *step)
{
    const char *line = ennead_technique_example(technique);
    ennead_technique_set set = {0};
    ennead_case example;
    if (line == NULL || ennead_case_read(line, strlen(line), &example, NULL) != ENNEAD_STATUS_OK)
        return false;
    *state = example.state;
    set.words[technique / 64] = (uint64_t)1 << (technique % 64);
    return ennead_step_next(finder, state, &set, step) == ENNEAD_STATUS_OK;
}

static void add_facts(struct text *text, const ennead_technique_row *row)
{
    if (*row->code != '\0')
        text_format(text, "family %s; HoDoKu: %s, %d, %s", ennead_family_name(row->family),
                    row->abbreviation, row->score, ennead_level_name(row->level));
    else
        text_format(text, "family %s; %s; not in HoDoKu, as hard as %d, %s there",
                    ennead_family_name(row->family), row->abbreviation, row->score,
                    ennead_level_name(row->level));
    if (row->rating > 0)
        text_format(text, "; Sudoku Explainer %d.%d", row->rating / 10, row->rating % 10);
    text_string(text, ".\n");
}

/* "Also called Y-Wing." */
static void add_aliases(struct text *text, int technique)
{
    ennead_technique_set set;
    const char *alias;
    int said = 0;
    for (int i = 0; (alias = ennead_technique_alias(i, &set)) != NULL; i++)
        if (ennead_technique_set_has(&set, (ennead_technique)technique))
            text_format(text, "%s%s", said++ == 0 ? "Also called " : ", ", alias);
    text_string(text, said > 0 ? ".\n" : "");
}

static void techniques_one(ennead_finder *finder, const ennead_wording *wording, struct text *text,
                           int technique)
{
    const ennead_technique_row *row = ennead_technique_info(technique);
    char words[ENNEAD_WORDS_SIZE], marks[ENNEAD_MARKS_SIZE];
    ennead_state state;
    ennead_step step;
    text_format(text, "%s: ", row->name);
    add_facts(text, row);
    add_aliases(text, technique);
    text_character(text, '\n');
    options_wrapped(text, ennead_technique_why(technique, wording->language), 0, 0);
    if (!find_example(finder, technique, &state, &step))
        return;
    ennead_write_marks(&state, marks);
    ennead_write_words(&state, &step, wording, words, sizeof words);
    text_format(text, "\n%s\n", marks);
    options_wrapped(text, words, 0, 0);
    text_format(text, "\nTry it: echo '%s' | ennead hint", ennead_technique_example(technique));
    if (row->family == ENNEAD_FAMILY_WHIPS)
        text_format(text, " --techniques=%s", row->abbreviation);
    text_character(text, '\n');
}

/* ------------------------------------------------------------------------------------ the page */

static void add_family(ennead_finder *finder, const ennead_wording *wording, struct text *text,
                       ennead_family family)
{
    const ennead_technique_row *row;
    const char *name = ennead_family_name(family);
    text_format(text, "\n## %c%s\n\n", name[0] - 'a' + 'A', name + 1);
    text_string(text,
                "| technique | short | SE | HoDoKu | level |\n| --- | --- | --- | --- | --- |\n");
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++) {
        if (row->family != family)
            continue;
        text_format(text, "| %s | `%s` | ", row->name, row->abbreviation);
        add_rating(text, 0, row->rating);
        text_format(text, " | %d | %s |\n", row->score, ennead_level_name(row->level));
    }
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++) {
        char words[ENNEAD_WORDS_SIZE], marks[ENNEAD_MARKS_SIZE];
        ennead_state state;
        ennead_step step;
        if (row->family != family || !find_example(finder, i, &state, &step))
            continue;
        ennead_write_marks(&state, marks);
        ennead_write_words(&state, &step, wording, words, sizeof words);
        text_format(text, "\n### %s\n\n", row->name);
        options_wrapped(text, ennead_technique_why(i, wording->language), 0, 0);
        text_format(text, "\n```\n%s```\n\n", marks);
        options_wrapped(text, words, 0, 0);
    }
}

static void techniques_page(ennead_finder *finder, const ennead_wording *wording, struct text *text)
{
    text_string(
        text,
        "# The techniques\n"
        "\n"
        "Made by `ennead techniques --format=markdown`. The techniques are tried in this order,\n"
        "easiest first on HoDoKu's scale. *Short* is an abbreviation that `--techniques` and "
        "`--without`\n"
        "accept; *SE* is the rating of Sudoku Explainer 1.2.1, if it has the technique; *HoDoKu* "
        "is that\n"
        "program's score, or a score of our own for techniques that it does not have, from M-Wings "
        "on. Each\n"
        "section says why the technique works on any board, and shows a state and a step in the "
        "words of\n"
        "`ennead explain`. Whips and braids, at the end, are tried only if `--techniques` names "
        "them.\n");
    for (int family = 0; family < (int)ENNEAD_FAMILY_COUNT; family++)
        add_family(finder, wording, text, (ennead_family)family);
}

/* --------------------------------------------------------------------------------- the command */

static const struct choice pages[] = {
    [LISTED] = {"text", NULL},
    [AS_PAGE] = {"markdown", NULL},
    [AS_HTML] = {"html", NULL},
};

static const struct choices page_choices = {"Lists of techniques", CHOICES_OF(pages)};

static const struct option_row options[] = {
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = "Options",
        .help =
            "write the list in this form; markdown is the page docs/techniques.md, html a page for "
            "learners with pictures and positions to try",
        .standard = "by the extension of --output, else text",
        .choices = &page_choices,
        .stored = STORE_CHOICE(struct techniques_settings, output),
    },
    SEED_OPTION("Options", "choose other positions to try in html", "0"),
    LANGUAGE_OPTION("Options"),
    NOTATION_OPTION("Options"),
    OUTPUT_OPTION("Options"),
    {
        .name = "cases",
        .argument_name = "FILE",
        .group = "Options",
        .help = "run the cases of a file in HoDoKu's library format; write how many each technique "
                "passes, and those that fail",
        .stored = STORE_TEXT(struct techniques_settings, cases),
    },
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* The only technique of a set, or -1. */
static int only_technique(const ennead_technique_set *set)
{
    int found = -1;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(set, (ennead_technique)i))
            found = found < 0 ? i : ENNEAD_TECHNIQUE_COUNT;
    return found < ENNEAD_TECHNIQUE_COUNT ? found : -1;
}

static enum exit_code run_techniques(const struct command *command, int argc, char **argv)
{
    struct techniques_settings settings = {.output = LISTED};
    struct text text = {0};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    if (settings.common.file_count > 1)
        return message_usage(command->name, "'%s' is one argument too many",
                             settings.common.files[1]);
    const char *name = settings.common.file_count > 0 ? settings.common.files[0] : NULL;
    const char *listed = name != NULL ? name : "all";
    ennead_technique_set wanted = {0};
    if (name == NULL)
        (void)ennead_technique_set_add(&wanted, "whips and braids", strlen("whips and braids"));
    if (ennead_technique_set_add(&wanted, listed, strlen(listed)) != ENNEAD_STATUS_OK)
        return message_usage(
            command->name,
            "'%s' is not a technique, family or level; without a name, all are listed%s", listed,
            technique_meant(listed, strlen(listed)));
    const int technique = only_technique(&wanted);
    if ((name != NULL) + (settings.cases != NULL) + (settings.output == AS_PAGE) > 1)
        return message_usage(command->name,
                             "a name, --cases and --format=markdown do not go together");
    if (settings.cases != NULL && settings.output == AS_HTML)
        return message_usage(command->name, "--cases and --format=html do not go together");
    ennead_finder *finder = NULL;
    if (ennead_finder_new(NULL, &finder) != ENNEAD_STATUS_OK) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    code = EXIT_ANSWERED;
    if (settings.cases != NULL)
        code = techniques_cases(finder, &text, settings.cases);
    else if (settings.output == AS_HTML)
        techniques_html(&text, &wanted, &settings.common.wording, settings.common.solving.seed);
    else if (settings.output == AS_PAGE)
        techniques_page(finder, &settings.common.wording, &text);
    else if (technique >= 0)
        techniques_one(finder, &settings.common.wording, &text, technique);
    else
        techniques_list(&text, &wanted);
    ennead_finder_free(finder);
    return graver(code, print_text(&text));
}

static const struct example examples[] = {
    {"ennead techniques", "list the techniques in the order in which they are tried"},
    {"ennead techniques x-wing", "describe one technique, with an example"},
    {"ennead techniques -o techniques.html", "a page to learn from"},
    {"ennead techniques fish", "list a family, or a level such as hard"},
};

const struct command techniques_command = {
    .name = "techniques",
    .arguments = "[OPTION]... [NAME]",
    .summary = "list the techniques that people use",
    .about =
        "Lists the techniques of 'ennead explain' and 'ennead hint', with their ratings on the "
        "scales of Sudoku Explainer 1.2.1 and HoDoKu; or describes the technique NAME (a name, an "
        "abbreviation, or another name that people use) with an example. If NAME is a family or a "
        "level, lists its techniques. Names, families, levels and other facts are in English with "
        "every --language.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "everything was listed; with --cases, every case passed",
    .unanswered = "with --cases, some case failed",
    .run = run_techniques,
};
