/* SPDX-License-Identifier: MIT */
#include "cli/overview.h"

#include <stddef.h>

void overview_write(struct text *text, const struct command *const *commands,
                    const struct command *standard)
{
    text_string(text, "Usage: ennead COMMAND [OPTION]... [ARGUMENT]...\n"
                      "       ennead [OPTION]... [FILE]...    the same as 'ennead solve'\n"
                      "\n"
                      "Solves, explains, rates, creates and draws Sudoku puzzles.\n"
                      "\n"
                      "Commands:\n");
    const struct command *command;
    for (size_t i = 0; (command = commands[i]) != NULL; i++)
        text_format(text, "  %-12s %s\n", command->name, command->summary);
    text_string(text,
                "\n"
                "  -h, --help     print this\n"
                "  -V, --version  print the version\n"
                "\n"
                "'ennead COMMAND --help' describes a command and its options. Options may also\n"
                "stand after files. If an option is given twice, the last one counts, except that\n"
                "lists add up. Instead of a file you can give a puzzle: 81 cells or a link.\n"
                "\n"
                "Examples:\n");
    for (size_t i = 0; i < standard->example_count; i++)
        text_format(text, "  %s\n      %s\n", standard->examples[i].command,
                    standard->examples[i].what);
}
