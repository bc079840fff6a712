/* SPDX-License-Identifier: MIT */
/*
 * Options as data. A command has one table of them; parsing, --help, the man page and the
 * completion all use it. An option whose argument is one of a few words refers to the list of
 * these words, which the program itself works with.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/base/exits.h"
#include "cli/base/text.h"
#include "cli/options/choices.h"
#include "cli/options/command.h"
#include "cli/options/stored.h"

/* Whether an option with an argument_name may be given without it. */
enum argument { ARGUMENT_REQUIRED, ARGUMENT_OPTIONAL };

struct option_row {
    const char *name; /* without the dashes */
    char letter;      /* or 0 */
    enum argument argument;
    const char *argument_name; /* NULL: it takes no argument */
    const char *group;
    const char *help;
    const char *standard;                       /* the value if the option is not given, for help;
                                                 * may be NULL */
    const struct choices *choices;              /* NULL: any text that `stored` accepts */
    enum { ONE_CHOICE, LIST_OF_CHOICES } takes; /* items of a list are separated by commas */
    struct stored stored;
    /* The offset in the settings of a bool that becomes true; 0: none. */
    size_t flag;
};

enum parsed { PARSED, PARSED_HELP, PARSED_WRONG, PARSED_NO_MEMORY };

/* What was found: where in argv the other arguments begin, and a bit for each row that was
 * given. */
struct given {
    int first;
    uint64_t rows;
};

/* Parses argv[1] and on, and stores values as the rows say. The other arguments move to the end of
 * argv. PARSED_HELP: --help was given; PARSED_WRONG: a message has been printed. */
enum parsed options_parse(const struct command *command, void *settings, int argc, char **argv,
                          struct given *given);

/* The options that were parsed, without those that have no say in what is written to the output:
 * " --scale=se --where=er>80". NULL: memory ran out. */
const char *options_spelled(void);

static inline bool option_needs_argument(const struct option_row *row)
{
    return row->argument_name != NULL && row->argument == ARGUMENT_REQUIRED;
}

/* Stores one of a row's choices. */
void options_choose(void *settings, const struct option_row *row, size_t index);

/* The row with that name, or NULL. */
const struct option_row *options_named(const struct option_row *rows, const char *name);

/* "; did you mean '--level=hard'?" for the first row with such a choice, else "". */
const char *options_with_choice(const struct option_row *rows, const char *word, size_t length);

#endif
