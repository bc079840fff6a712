/* SPDX-License-Identifier: MIT */
/*
 * The table of subcommands. A new one is a line of COMMANDS and a source that defines NAME_command,
 * its row: what it is called and does, its options, examples, and the function that runs it. The
 * overview, --help, the manual page, the completion and the tests of examples and of unknown words
 * are made of the rows.
 */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stddef.h>

#include "cli/base/exits.h"
#include "cli/options/choices.h"

/* In the order of the overview. */
#define COMMANDS(COMMAND) \
    COMMAND(solve) \
    COMMAND(explain) \
    COMMAND(hint) \
    COMMAND(draw) \
    COMMAND(book) \
    COMMAND(play) \
    COMMAND(techniques) \
    COMMAND(rate) \
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
    COMMAND(rules) \
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
    const struct option_row *options; /* up to one without a name */
    const struct choices *words;      /* what its argument may be, where it is no file; or NULL */
    const struct example *examples;
    size_t example_count;
    /* What the exit codes 0 and 1 mean; --help lists the codes where this is said. */
    const char *answered, *unanswered;
    enum exit_code (*run)(const struct command *command, int argc, char **argv);
};

#define DECLARE_COMMAND(name) extern const struct command name##_command;
COMMANDS(DECLARE_COMMAND)
#undef DECLARE_COMMAND

#endif
