/* SPDX-License-Identifier: MIT */
/*
 * --help of a command, generated from its table of options.
 */
#include "cli/options/command_help.h"

#include <string.h>

enum { HELP_COLUMN = 26, LINE_WIDTH = 80 };

static void add_spelling(struct text *text, const struct option_row *row)
{
    text_format(text, "--%s", row->name);
    if (option_needs_argument(row))
        text_format(text, "=%s", row->argument_name);
    else if (row->argument == ARGUMENT_OPTIONAL)
        text_format(text, "[=%s]", row->argument_name);
}

/* How many columns the bytes of a word take, in UTF-8: those that go on with a character take none.
 * */
static size_t columns_of(const char *word, size_t length)
{
    size_t columns = 0;
    for (size_t i = 0; i < length; i++)
        columns += ((unsigned char)word[i] & 0xc0) != 0x80;
    return columns;
}

void options_wrapped(struct text *text, const char *words, size_t indent, size_t column)
{
    bool fresh = true;
    for (const char *at = words; *at != '\0';) {
        const size_t length = strcspn(at, " \n");
        const size_t columns = columns_of(at, length);
        if (!fresh && column + 1 + columns >= LINE_WIDTH) {
            text_character(text, '\n');
            text_repeat(text, ' ', indent);
            column = indent;
            fresh = true;
        }
        if (!fresh)
            text_character(text, ' ');
        text_add(text, at, length);
        column += columns + (fresh ? 0 : 1);
        fresh = false;
        at += length;
        if (*at == '\n') {
            text_character(text, '\n');
            column = 0;
            fresh = true;
        }
        at += *at != '\0';
    }
    text_character(text, '\n');
}

void options_explanation(struct text *text, const struct option_row *row)
{
    const char *choice;
    text_string(text, row->help);
    for (size_t i = 0; row->choices != NULL && (choice = choices_name(row->choices, i)) != NULL;
         i++)
        text_format(text, "%s%s", i > 0 ? ", " : ": ", choice);
    if (row->standard != NULL)
        text_format(text, " [%s]", row->standard);
}

/* "[    name  ]words", with the words in a column of their own. */
static void add_entry(struct text *text, const char *name, size_t length, const char *words)
{
    size_t column = length;
    text_add(text, name, length);
    if (column + 2 > HELP_COLUMN) {
        text_character(text, '\n');
        column = 0;
    }
    text_repeat(text, ' ', HELP_COLUMN - column);
    options_wrapped(text, words, HELP_COLUMN, HELP_COLUMN);
}

static void add_row(struct text *text, const struct option_row *row)
{
    struct text name = {0};
    struct text words = {0};
    if (row->letter != 0)
        text_format(&name, "  -%c, ", row->letter);
    else
        text_string(&name, "      ");
    add_spelling(&name, row);
    options_explanation(&words, row);
    text_character(&words, '\0');
    if (!name.failed && !words.failed)
        add_entry(text, name.bytes, name.length, words.bytes);
    text->failed = text->failed || name.failed || words.failed;
    text_free(&name);
    text_free(&words);
}

static void add_choices(struct text *text, const struct option_row *row)
{
    text_format(text, "\n%s (--%s):\n", row->choices->title, row->name);
    const char *name;
    for (size_t i = 0; (name = choices_name(row->choices, i)) != NULL; i++) {
        char entry[HELP_COLUMN * 2] = "  ";
        size_t length = strlen(name) < HELP_COLUMN ? strlen(name) : HELP_COLUMN;
        memcpy(entry + 2, name, length);
        add_entry(text, entry, length + 2, choices_help(row->choices, i));
    }
}

#define HELP_EXIT(name, number, meaning) {#number, meaning},
static const struct {
    const char *number, *meaning;
} exit_rows[] = {EXIT_CODES(HELP_EXIT)};

static void add_exits(struct text *text, const struct command *command)
{
    text_string(text, "\nExit codes (the highest applies):\n");
    for (size_t i = 0; i < sizeof exit_rows / sizeof exit_rows[0]; i++) {
        const char *meaning = i == EXIT_ANSWERED     ? command->answered
                              : i == EXIT_UNANSWERED ? command->unanswered
                                                     : exit_rows[i].meaning;
        text_format(text, "  %s  ", exit_rows[i].number);
        options_wrapped(text, meaning, 5, 5);
    }
}

void options_help(struct text *text, const struct command *command)
{
    text_format(text, "Usage: ennead %s %s\n\n", command->name, command->arguments);
    options_wrapped(text, command->about, 0, 0);
    const char *group = "";
    for (const struct option_row *row = command->options; row->name != NULL; row++) {
        if (strcmp(group, row->group) != 0)
            text_format(text, "\n%s:\n", row->group);
        group = row->group;
        add_row(text, row);
    }
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        if (row->choices != NULL && choices_help(row->choices, 0) != NULL)
            add_choices(text, row);
    if (command->answered != NULL)
        add_exits(text, command);
    if (command->example_count > 0)
        text_string(text, "\nExamples:\n");
    for (size_t i = 0; i < command->example_count; i++)
        text_format(text, "  %s\n      %s\n", command->examples[i].command,
                    command->examples[i].what);
}
