/* SPDX-License-Identifier: MIT */
/*
 * Uses getopt_long with a table. It gets an array made from the rows, one value for each, and is
 * told not to print messages: ours are in the usual style, and name the option as it was typed.
 */
#define _GNU_SOURCE 1
#include "cli/options/options.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"

enum {
    FIRST_ROW_VALUE = 256, /* above every letter */
    MOST_LETTERS = 64,
};

static int has_argument(const struct option_row *row)
{
    return row->argument_name == NULL   ? no_argument
           : option_needs_argument(row) ? required_argument
                                        : optional_argument;
}

/* The options in the form that getopt_long needs. */
struct spellings {
    struct option *rows;
    char letters[MOST_LETTERS];
};

static void fill_tables(const struct command *command, struct spellings *spellings)
{
    struct option *rows = spellings->rows;
    char *letters = spellings->letters;
    size_t used = 0;
    letters[used++] = ':';
    for (const struct option_row *row = command->options; row->name != NULL; row++, rows++) {
        *rows = (struct option){.name = row->name,
                                .has_arg = has_argument(row),
                                .val = FIRST_ROW_VALUE + (int)(row - command->options)};
        if (row->letter == 0 || used + 3 > MOST_LETTERS)
            continue;
        letters[used++] = row->letter;
        if (option_needs_argument(row))
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

const struct option_row *options_named(const struct option_row *rows, const char *name)
{
    for (const struct option_row *row = rows; row->name != NULL; row++)
        if (strcmp(row->name, name) == 0)
            return row;
    return NULL;
}

const char *options_with_choice(const struct option_row *rows, const char *word, size_t length)
{
    static char meant[128];
    const char *name;
    meant[0] = '\0';
    /* The last option that knows the word: those of what is written come behind those of what is
     * read. */
    for (const struct option_row *row = rows; row->name != NULL; row++)
        for (size_t i = 0; row->choices != NULL && (name = choices_name(row->choices, i)) != NULL;
             i++)
            if (strlen(name) == length && memcmp(name, word, length) == 0)
                snprintf(meant, sizeof meant, "; did you mean '--%s=%s'?", row->name, name);
    return meant;
}

static enum parsed refuse_choice(const struct command *command, const struct option_row *row,
                                 const char *value, size_t length)
{
    struct text list = {0};
    struct nearest nearest;
    const char *name;
    nearest_begin(&nearest, value, length);
    for (size_t i = 0; (name = choices_name(row->choices, i)) != NULL; i++) {
        text_format(&list, "%s%s", i > 0 ? ", " : "", name);
        nearest_offer(&nearest, name);
    }
    text_character(&list, '\0');
    if (!list.failed)
        message_usage(command->name, "--%s: '%.*s' is not one of %s%s", row->name, (int)length,
                      value, list.bytes, nearest_text(&nearest, ""));
    enum parsed outcome = list.failed ? PARSED_NO_MEMORY : PARSED_WRONG;
    text_free(&list);
    return outcome;
}

static void raise_flag(void *settings, const struct option_row *row)
{
    if (row->flag > 0)
        *(bool *)((char *)settings + row->flag) = true;
}

void options_choose(void *settings, const struct option_row *row, size_t index)
{
    raise_flag(settings, row);
    stored_choice(settings, &row->stored, row->choices, index);
}

/* Whether the `length` bytes at `value` name one of the row's choices; if so, stores it. */
static bool store_choice(void *settings, const struct option_row *row, const char *value,
                         size_t length)
{
    const char *name;
    for (size_t i = 0; (name = choices_name(row->choices, i)) != NULL; i++)
        if (strlen(name) == length && memcmp(name, value, length) == 0) {
            options_choose(settings, row, i);
            return true;
        }
    return false;
}

static enum parsed store(const struct command *command, void *settings,
                         const struct option_row *row, const char *value)
{
    raise_flag(settings, row);
    if (row->choices == NULL) {
        const char *wrong = stored_value(settings, &row->stored, value);
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

/* How many rows "--so=7" could mean. */
static size_t rows_beginning(const struct command *command, const char *typed)
{
    size_t count = 0;
    const char *name = typed + strspn(typed, "-");
    size_t length = strcspn(name, "=");
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        count += strncmp(row->name, name, length) == 0;
    return count;
}

/* Former names of options, and their present names. */
static const struct {
    const char *former, *name;
} renamed[] = {
    {"only", "solved-by"},
    {"technique", "requires"},
    {"beyond", "not-solved-by"},
};

/* Reports an unknown option, with suggestions. */
static void refuse_unknown(const struct command *command, const char *typed)
{
    struct nearest nearest;
    const char *name = typed + strspn(typed, "-");
    const size_t length = strcspn(name, "=");
    for (size_t i = 0; i < sizeof renamed / sizeof renamed[0]; i++)
        if (strlen(renamed[i].former) == length && memcmp(renamed[i].former, name, length) == 0 &&
            options_named(command->options, renamed[i].name) != NULL) {
            message_usage(command->name, "--%s is named --%s now", renamed[i].former,
                          renamed[i].name);
            return;
        }
    nearest_begin(&nearest, name, length);
    for (const struct option_row *row = command->options; row->name != NULL; row++)
        nearest_offer(&nearest, row->name);
    const char *choice = options_with_choice(command->options, name, length);
    message_usage(command->name, "unknown option '%s'%s", typed,
                  *choice != '\0' ? choice : nearest_text(&nearest, "--"));
}

/* Reports what getopt rejected. It leaves 0 in optopt for an unknown or ambiguous long option, and
 * the row's value for an argument to an option that takes none. */
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

enum { LONGEST_SPELLED = 1 << 12 };

static struct text spelled;

/* Notes an option that has a say in what is written. */
static void spell(const struct option_row *row, const char *value)
{
    static const char *const idle[] = {"journal", "resume", "threads", "progress",
                                       "quiet",   "output", "stats",   "isa",
                                       "memory",  "best",   "rows"};
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++)
        if (strcmp(row->name, idle[i]) == 0)
            return;
    text_format(&spelled, " --%s%s%s", row->name, value != NULL ? "=" : "",
                value != NULL ? value : "");
}

const char *options_spelled(void)
{
    text_character(&spelled, '\0');
    spelled.length -= !spelled.failed;
    return spelled.failed ? NULL : spelled.bytes;
}

static enum parsed parse_with(const struct command *command, void *settings, int argc, char **argv,
                              const struct spellings *spellings, uint64_t *given)
{
    int value;
    optind = 0;
    opterr = 0;
    while ((value = getopt_long(argc, argv, spellings->letters, spellings->rows, NULL)) != -1) {
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
        spell(row, optarg);
    }
    return PARSED;
}

enum parsed options_parse(const struct command *command, void *settings, int argc, char **argv,
                          struct given *given)
{
    struct spellings spellings;
    size_t count = 0;
    while (command->options[count].name != NULL)
        count++;
    spellings.rows = calloc(count + 1, sizeof *spellings.rows);
    if (spellings.rows == NULL)
        return PARSED_NO_MEMORY;
    fill_tables(command, &spellings);
    text_empty(&spelled, LONGEST_SPELLED);
    *given = (struct given){.rows = 0};
    enum parsed outcome = parse_with(command, settings, argc, argv, &spellings, &given->rows);
    free(spellings.rows);
    given->first = optind;
    return outcome;
}
