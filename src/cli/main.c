/* SPDX-License-Identifier: MIT */
/*
 * The program: one table of subcommands, and the little that is done before and after each of them.
 * `ennead FILE` and `ennead --count FILE` mean `ennead solve`.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <ennead.h>

#include "cli/commands.h"
#include "cli/base/message.h"
#include "cli/options/settings.h"
#include "cli/base/signals.h"
#include "cli/base/writer.h"

static const struct command *const commands[] = {
    &solve_command,        &explain_command,    &hint_command,      &play_command,
    &techniques_command,   &rate_command,       &generate_command,  &fill_command,
    &minimize_command,     &check_command,      &canonical_command, &transform_command,
    &unique_forms_command, &neighbors_command,  &rules_command,     &bench_command,
    &manual_command,       &completion_command, &help_command,
};

const struct command *command_at(size_t index)
{
    return index < sizeof commands / sizeof commands[0] ? commands[index] : NULL;
}

const struct command *command_named(const char *name)
{
    const struct command *command;
    for (size_t i = 0; (command = command_at(i)) != NULL; i++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

const struct option_row help_options[] = {
    {
        .name = "help",
        .letter = 'h',
        .group = "Options",
        .help = "print this and do nothing else",
    },
    {.name = NULL},
};

enum exit_code command_print(struct text *text)
{
    struct writer out;
    enum exit_code code = EXIT_ANSWERED;
    if (text->failed) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else {
        writer_start(&out, STDOUT_FILENO);
        writer_put(&out, text->bytes, text->length);
        writer_finish(&out);
        if (out.error == EPIPE)
            signals_die_of(SIGPIPE);
        if (out.error != 0) {
            message("standard output: cannot write: %s", strerror(out.error));
            code = EXIT_IO;
        }
    }
    text_free(text);
    return code;
}

/* Parses; false when nothing is left to do. */
static bool parse(const struct command *command, void *settings, int argc, char **argv, int *first,
                  enum exit_code *code)
{
    struct text help = {0};
    *code = EXIT_ANSWERED;
    switch (options_parse(command, settings, argc, argv, first)) {
    case PARSED:
        return true;
    case PARSED_HELP:
        options_help(&help, command);
        *code = command_print(&help);
        break;
    case PARSED_WRONG:
        *code = EXIT_USAGE;
        break;
    case PARSED_NO_MEMORY:
        message("out of memory");
        *code = EXIT_MEMORY;
        break;
    }
    return false;
}

bool command_parse(const struct command *command, struct settings *settings, int argc, char **argv,
                   enum exit_code *code)
{
    int first = 0;
    if (!parse(command, settings, argc, argv, &first, code))
        return false;
    settings->files = argv + first;
    settings->file_count = argc > first ? (size_t)(argc - first) : 0;
    return true;
}

enum exit_code command_arguments(const struct command *command, int argc, char **argv, int most,
                                 char ***others, int *count)
{
    enum exit_code code;
    int first = 0;
    *others = NULL;
    *count = 0;
    if (!parse(command, NULL, argc, argv, &first, &code))
        return code;
    if (argc - first > most)
        return message_usage(command->name, "'%s' is one argument too many", argv[first + most]);
    *others = argv + first;
    *count = argc - first;
    return EXIT_ANSWERED;
}

/* ---------------------------------------------------------------------------- help and version */

static enum exit_code print_overview(void)
{
    struct text text = {0};
    text_string(&text, "Usage: ennead COMMAND [OPTION]... [ARGUMENT]...\n"
                       "       ennead [OPTION]... [FILE]...    the same as 'ennead solve'\n"
                       "\n"
                       "Reads, solves and prints Sudoku puzzles.\n"
                       "\n"
                       "Commands:\n");
    const struct command *command;
    for (size_t i = 0; (command = command_at(i)) != NULL; i++)
        text_format(&text, "  %-12s %s\n", command->name, command->summary);
    text_string(&text,
                "\n"
                "  --help       print this\n"
                "  --version    print the version\n"
                "\n"
                "'ennead COMMAND --help' tells all about a command, with its options. They may\n"
                "stand behind files, too; of one that is given twice the last counts, and lists\n"
                "add up.\n"
                "\n"
                "Examples:\n");
    for (size_t i = 0; i < solve_command.example_count; i++)
        text_format(&text, "  %s\n      %s\n", solve_command.examples[i].command,
                    solve_command.examples[i].what);
    return command_print(&text);
}

static enum exit_code print_version(void)
{
    struct text text = {0};
    text_format(&text, "ennead %s\n", ennead_version());
    return command_print(&text);
}

static enum exit_code run_help(const struct command *command, int argc, char **argv)
{
    char **others;
    int count;
    enum exit_code code = command_arguments(command, argc, argv, 1, &others, &count);
    if (code != EXIT_ANSWERED || others == NULL)
        return code;
    if (count == 0)
        return print_overview();
    const struct command *wanted = command_named(others[0]);
    if (wanted == NULL)
        return message_usage(NULL, "there is no command '%s'", others[0]);
    struct text help = {0};
    options_help(&help, wanted);
    return command_print(&help);
}

const struct command help_command = {
    .name = "help",
    .arguments = "[COMMAND]",
    .summary = "print the help of a command",
    .about = "Prints the help of COMMAND, or the list of commands.",
    .options = help_options,
    .run = run_help,
};

/* ---------------------------------------------------------------------------------------- main */

/* A descriptor of the three that is closed would be given to the first file that is opened, and
 * output would end up in it. In its place comes one on which everything fails: /dev/null,
 * opened the wrong way round. */
static int fill_standard_descriptors(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) != -1 || errno != EBADF)
            continue;
        if (open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY) != fd)
            return errno;
    }
    return 0;
}

static enum exit_code dispatch(int argc, char **argv)
{
    const struct command *command = argc > 1 ? command_named(argv[1]) : NULL;
    if (command != NULL)
        return command->run(command, argc - 1, argv + 1);
    if (argc > 1 && strcmp(argv[1], "--version") == 0)
        return print_version();
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0))
        return print_overview();
    return solve_command.run(&solve_command, argc, argv);
}

int main(int argc, char **argv)
{
    message_start();
    int error = fill_standard_descriptors();
    if (error == 0)
        error = signals_start();
    if (error != 0) {
        message("cannot start: %s", strerror(error));
        return EXIT_IO;
    }
    enum exit_code code = dispatch(argc, argv);
    if (!message_finish())
        code = graver(code, EXIT_IO);
    if (signals_received() != 0)
        signals_die_of(signals_received());
    return (int)code;
}
