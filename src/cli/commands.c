/* SPDX-License-Identifier: MIT */
/*
 * The table of subcommands: a new one is a file of its own and a line here. Those that are made of
 * the table itself are here too.
 */
#include "cli/commands.h"

#include <stddef.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"
#include "cli/base/print.h"
#include "cli/bench/bench.h"
#include "cli/completion.h"
#include "cli/create/check.h"
#include "cli/create/fill.h"
#include "cli/create/generate.h"
#include "cli/create/minimize.h"
#include "cli/explain/explain.h"
#include "cli/explain/hint.h"
#include "cli/explain/techniques.h"
#include "cli/manual.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/overview.h"
#include "cli/play/play.h"
#include "cli/rate/rate.h"
#include "cli/rules/rules.h"
#include "cli/solve/solve.h"
#include "cli/symmetry/canonical.h"
#include "cli/symmetry/neighbors.h"
#include "cli/symmetry/transform.h"
#include "cli/symmetry/unique_forms.h"

static const struct command help_command, manual_command, completion_command;

/* NULL past the last. */
static const struct command *const commands[] = {
    &solve_command,        &explain_command,    &hint_command,      &play_command,
    &techniques_command,   &rate_command,       &generate_command,  &fill_command,
    &minimize_command,     &check_command,      &canonical_command, &transform_command,
    &unique_forms_command, &neighbors_command,  &rules_command,     &bench_command,
    &manual_command,       &completion_command, &help_command,      NULL,
};

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

static const struct command help_command = {
    .name = "help",
    .arguments = "[COMMAND]",
    .summary = "print the help of a command",
    .about = "Prints the help of COMMAND, or the list of commands.",
    .options = print_options,
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

static const struct command manual_command = {
    .name = "manual",
    .arguments = "",
    .summary = "print the manual page; 'ennead manual | man -l -' shows it",
    .about =
        "Prints the manual page, written with the man macros of roff; 'ennead manual | man -l -' "
        "shows it.",
    .options = print_options,
    .run = run_manual,
};

static enum exit_code run_completion(const struct command *command, int argc, char **argv)
{
    char **others;
    int count;
    enum exit_code code = command_arguments(command, argc, argv, 1, &others, &count);
    if (code != EXIT_ANSWERED || others == NULL)
        return code;
    if (count != 1 || strcmp(others[0], "bash") != 0)
        return message_usage(command->name, "name a shell; 'bash' is the one there is");
    struct text text = {0};
    completion_write(&text, commands);
    return print_text(&text);
}

static const struct example completion_examples[] = {
    {"eval \"$(ennead completion bash)\"", "complete ennead's words in this shell"},
};

static const struct command completion_command = {
    .name = "completion",
    .arguments = "bash",
    .summary = "print the completion for a shell",
    .about =
        "Prints a script that teaches the shell to complete the words of ennead: commands, options "
        "and what they take.",
    .options = print_options,
    .examples = completion_examples,
    .example_count = sizeof completion_examples / sizeof completion_examples[0],
    .run = run_completion,
};
