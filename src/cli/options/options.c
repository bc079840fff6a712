/* SPDX-License-Identifier: MIT */
/*
 * getopt_long made to serve a table. It is given an array made from the rows, one value for each,
 * and told to be silent: the messages are ours, so that they read like all others and name the
 * option as it was typed.
 */
#define _GNU_SOURCE 1
#include "cli/options/options.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"
#include "cli/options/common_options.h"

enum {
    FIRST_ROW_VALUE = 256, /* above every letter */
    MOST_LETTERS = 64,
    HELP_COLUMN = 26,
    LINE_WIDTH = 80,
};

static int has_argument(enum argument argument)
{
    switch (argument) {
    case ARGUMENT_REQUIRED:
        return required_argument;
    case ARGUMENT_OPTIONAL:
        return optional_argument;
    case ARGUMENT_NONE:
        break;
    }
    return no_argument;
}

static void fill_tables(const struct command *command, struct option *rows,
                        char letters[MOST_LETTERS])
{
    size_t used = 0;
    letters[used++] = ':';
    for (const struct option_row *row = command->options; row->name != NULL; row++, rows++) {
        *rows = (struct option){.name = row->name,
                                .has_arg = has_argument(row->argument),
                                .val = FIRST_ROW_VALUE + (int)(row - command->options)};
        if (row->letter == 0 || used + 3 > MOST_LETTERS)
            continue;
        letters[used++] = row->letter;
        if (row->argument == ARGUMENT_REQUIRED)
            letters[used++] = ':';
    }
    letters[used] = '\0';
    *rows = (struct option){.name = NULL};
}

static const struct option_row *row_of(const struct command *command, int value)
{
    if (value >= FIRST_ROW_VALUE)
        return &command->options[value - FIRST_ROW_VALUE];
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        if (value != 0 && row->letter == value)
            return row;
    return NULL;
}

const struct option_row *options_named(const struct command *command, const char *name)
{
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        if (strcmp(row->name, name) == 0)
            return row;
    return NULL;
}

static enum parsed refuse_choice(const struct command *command, const struct option_row *row,
                                 const char *value, size_t length)
{
    struct text list = {0};
    struct nearest nearest;
    const char *name;
    nearest_begin(&nearest, value, length);
    for (size_t i = 0; (name = row->choices->name(i)) != NULL; i++) {
        text_format(&list, "%s%s", i > 0 ? ", " : "", name);
        nearest_offer(&nearest, name);
    }
    text_character(&list, '\0');
    if (!list.failed)
        message_usage(command->name, "--%s: '%.*s' is none of %s%s", row->name, (int)length, value,
                      list.bytes, nearest_text(&nearest, ""));
    enum parsed outcome = list.failed ? PARSED_NO_MEMORY : PARSED_WRONG;
    text_free(&list);
    return outcome;
}

void options_choose(void *settings, const struct option_row *row, size_t index)
{
    unsigned *at = (unsigned *)((char *)settings + row->stored.at);
    switch (row->stored.kind) {
    case STORED_CHOICE:
        *at = (unsigned)index;
        break;
    case STORED_CHOICES:
        *at |= 1u << index;
        break;
    default:
        row->choose(settings, index);
    }
}

static const char *store_number(void *at, const struct stored *stored, const char *value)
{
    static char wrong[80];
    uint64_t number = 0;
    if (!parse_number(value, stored->least, stored->greatest, &number)) {
        snprintf(wrong, sizeof wrong, "is not a number from %" PRIu64 " to %" PRIu64, stored->least,
                 stored->greatest);
        return wrong;
    }
    if (stored->kind == STORED_UNSIGNED)
        *(unsigned *)at = (unsigned)number;
    else
        *(uint64_t *)at = number;
    return NULL;
}

/* Stores the value of a row without choices; returns NULL, or what is wrong with it. */
static const char *store_value(void *settings, const struct option_row *row, const char *value)
{
    void *at = (char *)settings + row->stored.at;
    switch (row->stored.kind) {
    case STORED_TEXT:
        *(const char **)at = value;
        return NULL;
    case STORED_SECONDS:
        return parse_seconds(value, at);
    case STORED_UINT64:
    case STORED_UNSIGNED:
        return store_number(at, &row->stored, value);
    case STORED_CONSTANT:
        *(int *)at = row->stored.constant;
        return NULL;
    default:
        return row->set(settings, value);
    }
}

/* Whether the `length` bytes at `value` name one of the row's choices, which is then made. */
static bool store_choice(void *settings, const struct option_row *row, const char *value,
                         size_t length)
{
    const char *name;
    for (size_t i = 0; (name = row->choices->name(i)) != NULL; i++)
        if (strlen(name) == length && memcmp(name, value, length) == 0) {
            options_choose(settings, row, i);
            return true;
        }
    return false;
}

static enum parsed store(const struct command *command, void *settings,
                         const struct option_row *row, const char *value)
{
    if (row->flag > 0)
        *(bool *)((char *)settings + row->flag) = true;
    if (row->flag > 0 && row->argument == ARGUMENT_NONE)
        return PARSED;
    if (row->choices == NULL) {
        const char *wrong = store_value(settings, row, value);
        if (wrong == NULL)
            return PARSED;
        message_usage(command->name, "--%s: '%s' %s", row->name, value, wrong);
        return PARSED_WRONG;
    }
    for (;; value++) {
        size_t length = row->takes == LIST_OF_CHOICES ? strcspn(value, ",") : strlen(value);
        if (!store_choice(settings, row, value, length))
            return refuse_choice(command, row, value, length);
        value += length;
        if (*value == '\0')
            return PARSED;
    }
}

/* How many rows could be meant by "--so=7". */
static size_t rows_beginning(const struct command *command, const char *typed)
{
    size_t count = 0;
    const char *name = typed + strspn(typed, "-");
    size_t length = strcspn(name, "=");
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        count += strncmp(row->name, name, length) == 0;
    return count;
}

/* Options that had another name, and the one that they have. */
static const struct {
    const char *former, *name;
} renamed[] = {
    {"only", "solved-by"},
    {"technique", "requires"},
    {"beyond", "not-solved-by"},
};

/* Says of an option that is not known what may have been meant. */
static void refuse_unknown(const struct command *command, const char *typed)
{
    struct nearest nearest;
    const char *name = typed + strspn(typed, "-");
    const size_t length = strcspn(name, "=");
    for (size_t i = 0; i < sizeof renamed / sizeof renamed[0]; i++)
        if (strlen(renamed[i].former) == length && memcmp(renamed[i].former, name, length) == 0 &&
            options_named(command, renamed[i].name) != NULL) {
            message_usage(command->name, "--%s is named --%s now", renamed[i].former,
                          renamed[i].name);
            return;
        }
    nearest_begin(&nearest, name, length);
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        nearest_offer(&nearest, row->name);
    message_usage(command->name, "unknown option '%s'%s", typed, nearest_text(&nearest, "--"));
}

/* What getopt did not like: it leaves 0 in optopt for an unknown or ambiguous long option, and the
 * row's value for an argument that a row does not take. */
static void refuse_option(const struct command *command, const struct option_row *row, char **argv)
{
    if (row != NULL)
        message_usage(command->name, "--%s takes no argument", row->name);
    else if (optopt != 0)
        message_usage(command->name, "unknown option '-%c'", optopt);
    else if (rows_beginning(command, argv[optind - 1]) > 1)
        message_usage(command->name, "ambiguous option '%s'", argv[optind - 1]);
    else
        refuse_unknown(command, argv[optind - 1]);
}

static enum parsed parse_with(const struct command *command, void *settings, int argc, char **argv,
                              const struct option *rows, const char *letters, uint64_t *given)
{
    int value;
    optind = 0;
    opterr = 0;
    while ((value = getopt_long(argc, argv, letters, rows, NULL)) != -1) {
        bool liked = value != '?' && value != ':';
        const struct option_row *row = row_of(command, liked ? value : optopt);
        if (row == NULL || value == '?') {
            refuse_option(command, row, argv);
            return PARSED_WRONG;
        }
        if (value == ':') {
            message_usage(command->name, "--%s needs an argument: %s", row->name,
                          row->argument_name);
            return PARSED_WRONG;
        }
        if (strcmp(row->name, "help") == 0)
            return PARSED_HELP;
        enum parsed outcome = store(command, settings, row, optarg);
        if (outcome != PARSED)
            return outcome;
        *given |= (uint64_t)1 << (row - command->options);
    }
    return PARSED;
}

enum parsed options_parse(const struct command *command, void *settings, int argc, char **argv,
                          struct given *given)
{
    char letters[MOST_LETTERS];
    size_t count = 0;
    while (command->options[count].name != NULL)
        count++;
    struct option *rows = calloc(count + 1, sizeof *rows);
    if (rows == NULL)
        return PARSED_NO_MEMORY;
    fill_tables(command, rows, letters);
    *given = (struct given){.rows = 0};
    enum parsed outcome = parse_with(command, settings, argc, argv, rows, letters, &given->rows);
    free(rows);
    given->first = optind;
    return outcome;
}

/* --------------------------------------------------------------------------------------- help */

static void add_spelling(struct text *text, const struct option_row *row)
{
    text_format(text, "--%s", row->name);
    if (row->argument == ARGUMENT_REQUIRED)
        text_format(text, "=%s", row->argument_name);
    else if (row->argument == ARGUMENT_OPTIONAL)
        text_format(text, "[=%s]", row->argument_name);
}

void options_wrapped(struct text *text, const char *words, size_t indent, size_t column)
{
    bool fresh = true;
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, " \n");
        if (!fresh && column + 1 + length >= LINE_WIDTH) {
            text_character(text, '\n');
            text_repeat(text, ' ', indent);
            column = indent;
            fresh = true;
        }
        if (!fresh)
            text_character(text, ' ');
        text_add(text, at, length);
        column += length + (fresh ? 0 : 1);
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
    for (size_t i = 0; row->choices != NULL && (choice = row->choices->name(i)) != NULL; i++)
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
    for (size_t i = 0; (name = row->choices->name(i)) != NULL; i++) {
        char entry[HELP_COLUMN * 2] = "  ";
        size_t length = strlen(name) < HELP_COLUMN ? strlen(name) : HELP_COLUMN;
        memcpy(entry + 2, name, length);
        add_entry(text, entry, length + 2, row->choices->help(i));
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
        if (row->choices != NULL && row->choices->help != NULL)
            add_choices(text, row);
    if (command->answered != NULL)
        add_exits(text, command);
    if (command->example_count > 0)
        text_string(text, "\nExamples:\n");
    for (size_t i = 0; i < command->example_count; i++)
        text_format(text, "  %s\n      %s\n", command->examples[i].command,
                    command->examples[i].what);
}
