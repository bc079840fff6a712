/* SPDX-License-Identifier: MIT */
#include "cli/options/arguments.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

#include "cli/base/message.h"
#include "cli/base/ranks.h"
#include "cli/files/destination.h"
#include "cli/files/given_puzzle.h"
#include "cli/files/print.h"
#include "cli/options/command_help.h"
#include "cli/options/common_options.h"

#define HELP_ROW \
    { \
        .name = "help", .letter = 'h', .group = "Options", .help = "print this help and exit", \
    }

const struct option_row help_options[] = {
    HELP_ROW,
    END_OF_OPTIONS,
};

const struct option_row print_options[] = {
    OUTPUT_OPTION("Options"),
    HELP_ROW,
    END_OF_OPTIONS,
};

/* ------------------------------------------------------------------------------------ --output */

/* Forms recognized by the ending of a file's name, besides those whose name is the ending. */
static const struct {
    const char *ending, *form;
} endings[] = {
    {"jsonl", "json"}, {"ndjson", "json"}, {"md", "markdown"},
    {"tab", "tsv"},    {"txt", "text"},    {"json", "fpuzzles"},
};

enum { NO_FORM = -1 };

/* The form with that name, ignoring case, or NO_FORM. */
static int form_named(const struct option_row *forms, const char *name)
{
    const char *each;
    for (int i = 0; (each = choices_name(forms->choices, (size_t)i)) != NULL; i++)
        if (strcasecmp(each, name) == 0)
            return i;
    return NO_FORM;
}

/* The form that matches the ending of the file's name, or NO_FORM. */
static int form_of_file(const struct option_row *forms, const char *file)
{
    const char *dot = strrchr(file, '.');
    if (dot == NULL || strchr(dot, '/') != NULL)
        return NO_FORM;
    int form = form_named(forms, dot + 1);
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
        if (form == NO_FORM && strcasecmp(dot + 1, endings[i].ending) == 0)
            form = form_named(forms, endings[i].form);
    return form;
}

/* The form of --input that the ending of the file's name means, or NULL. */
static const char *form_only_read(const struct command *command, const char *file)
{
    const struct option_row *inputs = options_named(command->options, "input");
    const int form = inputs != NULL ? form_of_file(inputs, file) : NO_FORM;
    return form != NO_FORM ? choices_name(inputs->choices, (size_t)form) : NULL;
}

/* The ending of a compressed file, or NULL. */
static const char *packed_ending(const char *file)
{
    static const char *const packed[] = {".gz", ".zst"};
    const char *dot = strrchr(file, '.');

    for (size_t i = 0; dot != NULL && i < sizeof packed / sizeof packed[0]; i++)
        if (strcasecmp(dot, packed[i]) == 0)
            return dot;
    return NULL;
}

/* Makes output go to the file of --output, in the form that its name implies unless another was
 * requested. */
static enum exit_code take_output(const struct command *command, struct settings *settings,
                                  uint64_t given)
{
    const struct option_row *forms = options_named(command->options, "format");
    const char *file = settings->output_file;
    const bool journaled = settings->journal.file != NULL;
    if (settings->journal.resume && !journaled)
        return message_usage(command->name, "--resume goes with --journal=FILE");
    if (journaled && (file == NULL || strcmp(file, "-") == 0))
        return message_usage(command->name, "--journal goes with --output=FILE");
    if (settings->output_may_be_folder && file != NULL && destination_is_folder(file))
        return journaled ? message_usage(command->name, "--journal needs a file, not a folder")
                         : EXIT_ANSWERED;
    if (file == NULL)
        return EXIT_ANSWERED;
    const int meant = forms != NULL ? form_named(forms, file) : NO_FORM;
    if (meant != NO_FORM)
        return message_usage(command->name,
                             "--output names a file now; the form is --format=%s (and ./%s a file "
                             "of that name)",
                             choices_name(forms->choices, (size_t)meant), file);
    const char *packed = packed_ending(file);
    if (packed != NULL)
        return message_usage(command->name,
                             "%s: what is written is not compressed; leave out '%s', or send the "
                             "output through a program that compresses",
                             file, packed);
    if (forms != NULL && (given >> (forms - command->options) & 1) == 0) {
        const int form = form_of_file(forms, file);
        const char *read = form == NO_FORM ? form_only_read(command, file) : NULL;
        if (read != NULL)
            return message_usage(command->name,
                                 "%s: '%s' is a form that is read, but not written here; choose "
                                 "one with --format",
                                 file, read);
        if (form != NO_FORM)
            options_choose(settings, forms, (size_t)form);
    }
    if (ranks_are_led())
        return EXIT_ANSWERED; /* the leader writes */
    return journaled ? destination_open_unfinished(file) : destination_open(file);
}

/* --------------------------------------------------------------------------------------- parse */

/* Finds the puzzles among the arguments of a command that reads files. Others say which word they
 * do not know, or keep it for another command. Returns false if memory runs out. */
static bool take_puzzles(const struct command *command, char **arguments, int count)
{
    const bool reads =
        strstr(command->arguments, "FILE") != NULL && strstr(command->arguments, "COMMAND") == NULL;
    return !reads || given_puzzles(arguments, count);
}

/* Parses the arguments. Returns false if there is nothing left to do. */
static bool parse(const struct command *command, struct settings *settings, int argc, char **argv,
                  int *first, enum exit_code *code)
{
    struct text help = {0};
    struct given given;
    *code = EXIT_ANSWERED;
    switch (options_parse(command, settings, argc, argv, &given)) {
    case PARSED:
        *first = given.first;
        settings->given = given.rows;
        settings->spelled = options_spelled();
        if (settings->spelled == NULL || !take_puzzles(command, argv + *first, argc - *first))
            break;
        *code = take_output(command, settings, given.rows);
        return *code == EXIT_ANSWERED;
    case PARSED_HELP:
        options_help(&help, command);
        *code = print_text(&help);
        return false;
    case PARSED_WRONG:
        *code = EXIT_USAGE;
        return false;
    case PARSED_NO_MEMORY:
        break;
    }
    message("out of memory");
    *code = EXIT_MEMORY;
    return false;
}

bool is_given(const struct settings *settings, const struct option_row *rows, const char *name)
{
    return (settings->given >> (options_named(rows, name) - rows) & 1) != 0;
}

bool command_parse(const struct command *command, struct settings *settings, int argc, char **argv,
                   enum exit_code *code)
{
    int first = 0;
    if (!parse(command, settings, argc, argv, &first, code))
        return false;
    settings->files = argv + first;
    settings->file_count = argc > first ? (size_t)(argc - first) : 0;
    settings->in_argument = settings->file_count == 1 && given_puzzle_is(settings->files[0]);
    return true;
}

enum exit_code command_arguments(const struct command *command, int argc, char **argv, int most,
                                 char ***others, int *count)
{
    struct settings settings = {.output_file = NULL};
    enum exit_code code;
    int first = 0;
    *others = NULL;
    *count = 0;
    if (!parse(command, &settings, argc, argv, &first, &code))
        return code;
    if (argc - first > most)
        return message_usage(command->name, "'%s' is one argument too many", argv[first + most]);
    *others = argv + first;
    *count = argc - first;
    return EXIT_ANSWERED;
}
