/* SPDX-License-Identifier: MIT */
/*
 * `ennead manual`: the man page, in the man macros of roff, generated from the program's own
 * tables. The build stores the output as ennead.1.
 */
#include "cli/manual.h"
#include "cli/options/command_help.h"

#include <ctype.h>
#include <string.h>

#include <ennead.h>

/* Adds text, and escapes what roff would interpret: a hyphen that the reader should type, a
 * backslash, and a control character at the start of a line. */
static void add_escaped(struct text *text, const char *words)
{
    if (*words == '.' || *words == '\'')
        text_string(text, "\\&");
    for (; *words != '\0'; words++) {
        if (*words == '-')
            text_string(text, "\\-");
        else if (*words == '\\')
            text_string(text, "\\e");
        else if (*words == '\'')
            text_string(text, "\\(aq");
        else
            text_character(text, *words);
    }
}

static void add_line(struct text *text, const char *words)
{
    add_escaped(text, words);
    text_character(text, '\n');
}

/* Adds text of several paragraphs. */
static void add_paragraphs(struct text *text, const char *words)
{
    while (*words != '\0') {
        struct text paragraph = {0};
        size_t length = strcspn(words, "\n");
        text_add(&paragraph, words, length);
        text_character(&paragraph, '\0');
        add_line(text, paragraph.failed ? "" : paragraph.bytes);
        text->failed = text->failed || paragraph.failed;
        text_free(&paragraph);
        words += length;
        words += strspn(words, "\n");
        if (*words != '\0')
            text_string(text, ".PP\n");
    }
}

static void add_option(struct text *text, const struct option_row *row)
{
    text_string(text, ".TP\n");
    if (row->letter != 0)
        text_format(text, "\\fB\\-%c\\fR, ", row->letter);
    text_string(text, "\\fB");
    struct text spelling = {0};
    text_format(&spelling, "--%s", row->name);
    text_character(&spelling, '\0');
    add_escaped(text, spelling.failed ? "" : spelling.bytes);
    text->failed = text->failed || spelling.failed;
    text_free(&spelling);
    text_string(text, "\\fR");
    if (option_needs_argument(row))
        text_format(text, "=\\fI%s\\fR", row->argument_name);
    else if (row->argument == ARGUMENT_OPTIONAL)
        text_format(text, "[=\\fI%s\\fR]", row->argument_name);
    text_character(text, '\n');
    struct text explanation = {0};
    options_explanation(&explanation, row);
    text_character(&explanation, '\0');
    add_line(text, explanation.failed ? "" : explanation.bytes);
    text->failed = text->failed || explanation.failed;
    text_free(&explanation);
}

static void add_command(struct text *text, const struct command *command)
{
    text_string(text, ".SS ");
    text_format(text, "\"ennead %s %s\"\n", command->name, command->arguments);
    add_paragraphs(text, command->about);
    const char *group = "";
    for (const struct option_row *row = command->options; row->name != NULL; row++) {
        if (strcmp(group, row->group) != 0)
            text_format(text, ".PP\n%s:\n", row->group);
        group = row->group;
        add_option(text, row);
    }
    if (command->answered != NULL) {
        text_string(text, ".PP\nThe exit code is 0 for:\n");
        add_line(text, command->answered);
        text_string(text, "It is 1 if:\n");
        add_line(text, command->unanswered);
    }
}

static void add_heading(struct text *text, const char *title)
{
    text_string(text, ".SH ");
    for (; *title != '\0'; title++)
        text_character(text, (char)toupper((unsigned char)*title));
    text_character(text, '\n');
}

/* Whether an earlier command takes the same words, and so has listed them. */
static bool are_listed(const struct command *const *commands, const struct choices *choices,
                       const struct command *command)
{
    const struct command *before;
    for (size_t i = 0; (before = commands[i]) != NULL && before != command; i++)
        for (const struct option_row *row = before->options; row->name != NULL; row++)
            if (row->choices == choices)
                return true;
    return false;
}

static void add_choices(struct text *text, const struct command *const *commands,
                        const struct command *command)
{
    for (const struct option_row *row = command->options; row->name != NULL; row++) {
        const struct choices *choices = row->choices;
        if (choices == NULL || choices_help(choices, 0) == NULL ||
            are_listed(commands, choices, command))
            continue;
        add_heading(text, choices->title);
        text_format(text, "What \\fB\\-\\-%s\\fR takes:\n", row->name);
        const char *name;
        for (size_t k = 0; (name = choices_name(choices, k)) != NULL; k++) {
            text_format(text, ".TP\n\\fB%s\\fR\n", name);
            add_line(text, choices_help(choices, k));
        }
    }
}

static void add_exit_status(struct text *text)
{
#define MANUAL_EXIT(name, number, meaning) {#number, meaning},
    static const struct {
        const char *number, *meaning;
    } rows[] = {EXIT_CODES(MANUAL_EXIT)};
#undef MANUAL_EXIT
    text_string(text, ".SH EXIT STATUS\nIf several apply, the highest is used:\n");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        text_format(text, ".TP\n\\fB%s\\fR\n", rows[i].number);
        add_line(text, rows[i].meaning);
    }
    text_string(text,
                ".PP\n"
                "A closed pipe ends the program silently with SIGPIPE. SIGINT, SIGTERM and SIGHUP "
                "end it\n"
                "with the same signal, after the finished answers have been written.\n");
}

static void add_examples(struct text *text, const struct command *command)
{
    for (size_t i = 0; i < command->example_count; i++) {
        text_string(text, ".TP\n\\fB");
        add_escaped(text, command->examples[i].command);
        text_string(text, "\\fR\n");
        add_line(text, command->examples[i].what);
    }
}

/* Adds explanations that are too long for --help. */
static void add_details(struct text *text)
{
    text_string(
        text,
        ".SH JSON\n"
        "The members of an object are file, line, puzzle, verdict (none, unique, several, found "
        "or\n"
        "limit), count, solutions, nodes, guesses, backtracks and depth; if they apply, also "
        "note,\n"
        "conflict (a digit, and the cells of two equal givens in one house) and ended (the limit "
        "that\n"
        "was reached: nodes or time); with \\fB\\-\\-stats\\fR also seconds and first_seconds.\n"
        "If memory runs out or a signal comes in the middle of the solutions, the object ends with "
        "cut\n"
        "(memory or stop) instead.\n"
        "For input that is not a puzzle the members are file, line, column, verdict (error) and "
        "message.\n"
        ".SH WATCHING\n"
        "While \\fB\\-\\-watch\\fR draws, the space bar pauses and resumes the search, a period "
        "makes one\n"
        "step, + and \\- change the speed, and q skips to the answer.\n"
        ".SH ENVIRONMENT\n"
        ".TP\n"
        "\\fBNO_COLOR\\fR\n"
        "When set and not empty, \\fB\\-\\-color=auto\\fR means never.\n"
        ".TP\n"
        "\\fBTERM\\fR\n"
        "The kind of terminal; \"dumb\" has neither colors nor a progress bar.\n");
}

void manual_write(struct text *text, const struct command *const *commands)
{
    text_format(text,
                ".TH ENNEAD 1 \"\" \"ennead %s\" \"User Commands\"\n"
                ".SH NAME\n"
                "ennead \\- solve, explain, rate, create and draw Sudoku puzzles\n"
                ".SH SYNOPSIS\n"
                "\\fBennead\\fR [\\fBsolve\\fR] [\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n"
                ".br\n"
                "\\fBennead\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]...\n"
                ".br\n"
                "\\fBennead\\fR \\fB\\-\\-help\\fR | \\fB\\-\\-version\\fR\n"
                ".SH COMMANDS\n",
                ennead_version());
    const struct command *each;
    for (size_t i = 0; (each = commands[i]) != NULL; i++)
        add_command(text, each);
    for (size_t i = 0; (each = commands[i]) != NULL; i++)
        add_choices(text, commands, each);
    add_details(text);
    add_exit_status(text);
    text_string(text, ".SH EXAMPLES\n");
    for (size_t i = 0; (each = commands[i]) != NULL; i++)
        add_examples(text, each);
}
