/* SPDX-License-Identifier: MIT */
/*
 * The subcommands by name, and those generated from the table of commands: the overview, help, the
 * manual page and completion.
 */
#include "cli/commands.h"

#include <stddef.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"
#include "cli/completion.h"
#include "cli/files/print.h"
#include "cli/manual.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/overview.h"

#define ADDRESS_OF(name) &name##_command,
/* Ends with NULL. */
static const struct command *const commands[] = {COMMANDS(ADDRESS_OF) NULL};
#undef ADDRESS_OF

const struct command *command_named(const char *name)
{
    const struct command *command;
    for (size_t i = 0; (command = commands[i]) != NULL; i++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

const char *command_meant(const char *name)
{
    static struct nearest nearest;
    const struct command *command;
    nearest_begin(&nearest, name, strlen(name));
    for (size_t i = 0; (command = commands[i]) != NULL; i++)
        nearest_offer(&nearest, command->name);
    return nearest_text(&nearest, "");
}

enum exit_code print_overview(void)
{
    struct text text = {0};
    overview_write(&text, commands, &solve_command);
    return print_text(&text);
}

static const char *command_name(size_t index)
{
    return commands[index] != NULL ? commands[index]->name : NULL;
}

static const struct choices command_words = {"Commands", .name = command_name};

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
        return message_usage(NULL, "there is no command '%s'%s", others[0],
                             command_meant(others[0]));
    struct text help = {0};
    options_help(&help, wanted);
    return print_text(&help);
}

const struct command help_command = {
    .name = "help",
    .arguments = "[COMMAND]",
    .summary = "print the help of a command",
    .about = "Prints the help of COMMAND, or the list of commands.",
    .options = print_options,
    .words = &command_words,
    .run = run_help,
};

static enum exit_code run_manual(const struct command *command, int argc, char **argv)
{
    char **others;
    int count;
    enum exit_code code = command_arguments(command, argc, argv, 0, &others, &count);
    if (code != EXIT_ANSWERED || others == NULL)
        return code;
    struct text text = {0};
    manual_write(&text, commands);
    return print_text(&text);
}

const struct command manual_command = {
    .name = "manual",
    .arguments = "",
    .summary = "print the manual page",
    .about = "Prints the manual page in roff; 'ennead manual | man -l -' shows it.",
    .options = print_options,
    .run = run_manual,
};

static const struct choice shells[] = {{"bash", NULL}};

static const struct choices shell_words = {"Shells", CHOICES_OF(shells)};

static enum exit_code run_completion(const struct command *command, int argc, char **argv)
{
    char **others;
    int count;
    enum exit_code code = command_arguments(command, argc, argv, 1, &others, &count);
    if (code != EXIT_ANSWERED || others == NULL)
        return code;
    if (count != 1)
        return message_usage(command->name, "name a shell; the only one supported is 'bash'");
    if (strcmp(others[0], shells[0].name) != 0) {
        struct nearest nearest;
        nearest_begin(&nearest, others[0], strlen(others[0]));
        nearest_offer(&nearest, shells[0].name);
        return message_usage(command->name,
                             "'%s' is not a supported shell; the only one is 'bash'%s", others[0],
                             nearest_text(&nearest, ""));
    }
    struct text text = {0};
    completion_write(&text, commands);
    return print_text(&text);
}

static const struct example completion_examples[] = {
    {"eval \"$(ennead completion bash)\"", "turn completion on in this shell"},
};

const struct command completion_command = {
    .name = "completion",
    .arguments = "bash",
    .summary = "print a completion script for a shell",
    .about = "Prints a script that lets the shell complete commands, options and their values.",
    .options = print_options,
    .words = &shell_words,
    .examples = completion_examples,
    .example_count = sizeof completion_examples / sizeof completion_examples[0],
    .run = run_completion,
};
