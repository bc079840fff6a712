/* SPDX-License-Identifier: MIT */
/*
 * What the option tables of several commands share: whole rows, or their choices if the wording
 * depends on the command. The settings of every command begin with a struct settings, where these
 * rows store.
 */
#ifndef CLI_COMMON_OPTIONS_H
#define CLI_COMMON_OPTIONS_H

#include <ennead.h>
#include <stddef.h>

#include "cli/base/thread_team.h"
#include "cli/options/options.h"
#include "cli/options/settings.h"

#define GROUP_READING "What is read"
#define GROUP_WRITING "What is written"
#define GROUP_OTHER "Other"

#define INPUT_OPTION \
    { \
        .name = "input", .argument = ARGUMENT_REQUIRED, .argument_name = "FORM", \
        .group = GROUP_READING, .help = "how the puzzles are written", .standard = "auto", \
        .choices = &form_choices, .stored = STORE_CHOICE(struct settings, reading.form), \
    }

#define COLUMN_OPTION \
    { \
        .name = "column", .argument = ARGUMENT_REQUIRED, .argument_name = "COLUMN", \
        .group = GROUP_READING, \
        .help = \
            "the column of a CSV file that holds the puzzles: its number from 1, or its name in " \
            "the first line", \
        .standard = "found by itself", \
        .stored = STORE_READ(struct settings, reading, ennead_reader_options, read_column), \
    }

#define THREADS_OPTION(in_group) \
    { \
        .name = "threads", .letter = 'j', .argument = ARGUMENT_REQUIRED, .argument_name = "N", \
        .group = in_group, \
        .help = \
            "how many threads work, up to 256; 0 for one on each core; what is written does not " \
            "depend on it", \
        .standard = "0", .stored = STORE_NUMBER(struct settings, threads, 0, MOST_THREADS), \
    }

#define OUTPUT_OPTION(in_group) \
    { \
        .name = "output", .letter = 'o', .argument = ARGUMENT_REQUIRED, .argument_name = "FILE", \
        .group = in_group, \
        .help = "write to FILE, which takes the place of an older one when it is whole; - is " \
                "standard output", \
        .standard = "-", .stored = STORE_TEXT(struct settings, output_file), \
    }

#define SOLUTIONS_OPTION(in_group, without) \
    { \
        .name = "solutions", .letter = 'n', .argument = ARGUMENT_REQUIRED, .argument_name = "N", \
        .group = in_group, .help = "stop after N solutions of a puzzle, or find 'all'", \
        .standard = without, \
        .stored = STORE_NUMBER_OR(struct settings, solving.solutions, 1, (uint64_t)1 << 63, \
                                  .word = "all", .other = 0), \
        .flag = offsetof(struct settings, solutions_chosen), \
    }

#define SEED_OPTION(in_group, of_what, without) \
    { \
        .name = "seed", .argument = ARGUMENT_REQUIRED, .argument_name = "N", .group = in_group, \
        .help = of_what, .standard = without, \
        .stored = STORE_NUMBER(struct settings, solving.seed, 0, UINT64_MAX), \
        .flag = offsetof(struct settings, seed_chosen), \
    }

#define STATS_OPTION(in_group) \
    { \
        .name = "stats", .group = in_group, \
        .help = "in the end write sums to standard error, one 'name value' a line", \
        .flag = offsetof(struct settings, stats), \
    }

#define TIME_LIMIT_OPTION(where) \
    { \
        .name = "time-limit", .argument = ARGUMENT_REQUIRED, .argument_name = "SECONDS", \
        .group = where, .help = "give a puzzle up after so long, such as 0.5; 0 for no limit", \
        .standard = "0", .stored = STORE_SECONDS(struct settings, solving.time_limit), \
    }

#define ISA_OPTION \
    { \
        .name = "isa", .argument = ARGUMENT_REQUIRED, .argument_name = "SET", \
        .group = GROUP_OTHER, \
        .help = "the instruction set that the batch engine uses, the fastest by itself; answers " \
                "do not " \
                "depend on it", \
        .standard = "what the variable ENNEAD_ISA says, else auto", .choices = &isa_choices, \
        .stored = STORE_NAME(struct settings, isa), \
    }

#define PROGRESS_OPTION \
    { \
        .name = "progress", .argument = ARGUMENT_REQUIRED, .argument_name = "WHEN", \
        .group = GROUP_OTHER, \
        .help = "draw a progress bar on standard error when work lasts more than a second; auto " \
                "means " \
                "when that is a terminal", \
        .standard = "auto", .choices = &when_choices, \
        .stored = STORE_CHOICE(struct settings, progress), \
    }

#define QUIET_OPTION \
    { \
        .name = "quiet", .letter = 'q', .group = GROUP_OTHER, \
        .help = "no messages about single puzzles; the exit code still tells of them", \
        .flag = offsetof(struct settings, quiet), \
    }

#define HELP_OPTION \
    { \
        .name = "help", .letter = 'h', .group = GROUP_OTHER, \
        .help = "print this and do nothing else", \
    }

#define SEED_BY_CHANCE "drawn by chance, and told by --stats"

#define END_OF_OPTIONS \
    { \
        .name = NULL \
    }

/* The last options of every command that works on lists. */
#define LAST_OPTIONS PROGRESS_OPTION, QUIET_OPTION, HELP_OPTION, END_OF_OPTIONS

extern const struct choices form_choices, isa_choices, when_choices;

/* For --column: a number, or a name in the table's first line. `to` is an ennead_reader_options. */
const char *read_column(void *to, const char *value);

#endif
