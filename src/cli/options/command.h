/* SPDX-License-Identifier: MIT */
/*
 * The table of subcommands. A new one is a line of COMMANDS and a source file that defines
 * NAME_command, its row: its name and what it does, its options, examples, and the function that
 * runs it. The overview, --help, the manual page, the completion, and the tests of examples and of
 * unknown words are generated from the rows.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stddef.h>

#include "cli/base/exits.h"
#include "cli/options/choices.h"

/* In the order of the overview. */
#define COMMANDS(COMMAND) \
    COMMAND(solve) \
    COMMAND(candidates) \
    COMMAND(explain) \
    COMMAND(hint) \
    COMMAND(draw) \
    COMMAND(book) \
    COMMAND(play) \
    COMMAND(techniques) \
    COMMAND(practice) \
    COMMAND(rate) \
    COMMAND(backdoors) \
    COMMAND(generate) \
    COMMAND(fill) \
    COMMAND(minimize) \
    COMMAND(check) \
    COMMAND(prove) \
    COMMAND(verify) \
    COMMAND(canonical) \
    COMMAND(transform) \
    COMMAND(unique_forms) \
    COMMAND(neighbors) \
    COMMAND(hunt) \
    COMMAND(rules) \
    COMMAND(convert) \
    COMMAND(merge) \
    COMMAND(run) \
    COMMAND(bench) \
    COMMAND(manual) \
    COMMAND(completion) \
    COMMAND(help)

struct option_row;

struct example {
    const char *command;
    const char *what;
};

struct command {
    const char *name;
    const char *arguments;            /* for the usage line */
    const char *summary;              /* for the list of commands */
    const char *about;                /* for --help and the man page; paragraphs end in newlines */
    const struct option_row *options; /* ends with a row without a name */
    const struct choices *words;      /* what its argument may be, if it is not a file; or NULL */
    const struct example *examples;
    size_t example_count;
    /* The meaning of the exit codes 0 and 1; if set, --help lists the codes. */
    const char *answered, *unanswered;
    enum exit_code (*run)(const struct command *command, int argc, char **argv);
};

#define DECLARE_COMMAND(name) extern const struct command name##_command;
COMMANDS(DECLARE_COMMAND)
#undef DECLARE_COMMAND

#endif
