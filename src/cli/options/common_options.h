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
        .name = "input", .argument_name = "FORM", .group = GROUP_READING, \
        .help = "read puzzles in this form", .standard = "auto", .choices = &form_choices, \
        .stored = STORE_CHOICE(struct settings, reading.form), \
    }

#define COLUMN_OPTION \
    { \
        .name = "column", .argument_name = "COLUMN", .group = GROUP_READING, \
        .help = \
            "read the puzzles from this column of a CSV file: its number from 1, or its name in " \
            "the first line", \
        .standard = "found automatically", \
        .stored = STORE_READ(struct settings, reading, ennead_reader_options, read_column), \
    }

#define THREADS_OPTION(in_group) \
    { \
        .name = "threads", .letter = 'j', .argument_name = "N", .group = in_group, \
        .help = "use N threads, up to 256; 0: one per core. The output does not depend on N", \
        .standard = "0", .stored = STORE_NUMBER(struct settings, threads, 0, MOST_THREADS), \
    }

#define OUTPUT_OPTION(in_group) \
    { \
        .name = "output", .letter = 'o', .argument_name = "FILE", .group = in_group, \
        .help = "write to FILE, which replaces an existing file when it is complete; - is " \
                "standard output", \
        .standard = "-", .stored = STORE_TEXT(struct settings, output_file), \
    }

#define SOLUTIONS_OPTION(in_group, without) \
    { \
        .name = "solutions", .letter = 'n', .argument_name = "N", .group = in_group, \
        .help = "stop after N solutions of each puzzle, or find 'all'", .standard = without, \
        .stored = STORE_NUMBER_OR(struct settings, solving.solutions, 1, (uint64_t)1 << 63, \
                                  .word = "all", .other = 0), \
        .flag = offsetof(struct settings, solutions_chosen), \
    }

#define SEED_OPTION(in_group, of_what, without) \
    { \
        .name = "seed", .argument_name = "N", .group = in_group, .help = of_what, \
        .standard = without, .stored = STORE_NUMBER(struct settings, solving.seed, 0, UINT64_MAX), \
        .flag = offsetof(struct settings, seed_chosen), \
    }

#define STATS_OPTION(in_group) \
    { \
        .name = "stats", .group = in_group, \
        .help = "write totals to standard error at the end, one 'name value' per line", \
        .flag = offsetof(struct settings, stats), \
    }

#define TIME_LIMIT_OPTION(where) \
    { \
        .name = "time-limit", .argument_name = "SECONDS", .group = where, \
        .help = "give up a puzzle after this time, such as 0.5; 0: no limit", .standard = "0", \
        .stored = STORE_SECONDS(struct settings, solving.time_limit), \
    }

#define LANGUAGE_OPTION(in_group) \
    { \
        .name = "language", .argument_name = "LANGUAGE", .group = in_group, \
        .help = "write steps and hints in this language", .standard = "en, whatever the locale", \
        .choices = &language_choices, .stored = STORE_CHOICE(struct settings, wording.language), \
    }

#define NOTATION_OPTION(in_group) \
    { \
        .name = "notation", .argument_name = "NOTATION", .group = in_group, \
        .help = "name cells in this way in sentences", .standard = "r4c5", \
        .choices = &notation_choices, \
        .stored = STORE_CHOICE(struct settings, wording.coordinates), \
    }

#define ISA_OPTION \
    { \
        .name = "isa", .argument_name = "SET", .group = GROUP_OTHER, \
        .help = "use this instruction set in the batch engine; auto: the fastest. The output " \
                "does not depend on it", \
        .standard = "the environment variable ENNEAD_ISA, or auto", .choices = &isa_choices, \
        .stored = STORE_NAME(struct settings, isa), \
    }

#define PROGRESS_OPTION \
    { \
        .name = "progress", .argument_name = "WHEN", .group = GROUP_OTHER, \
        .help = "draw a progress bar on standard error after one second; auto: if that is a " \
                "terminal", \
        .standard = "auto", .choices = &when_choices, \
        .stored = STORE_CHOICE(struct settings, progress), \
    }

#define QUIET_OPTION \
    { \
        .name = "quiet", .letter = 'q', .group = GROUP_OTHER, \
        .help = "write no messages about single puzzles; the exit code still reports them", \
        .flag = offsetof(struct settings, quiet), \
    }

#define HELP_OPTION \
    { \
        .name = "help", .letter = 'h', .group = GROUP_OTHER, .help = "print this help and exit", \
    }

#define SEED_BY_CHANCE "random; --stats writes it"

#define END_OF_OPTIONS \
    { \
        .name = NULL \
    }

/* The last options of every command that works on lists. */
#define LAST_OPTIONS PROGRESS_OPTION, QUIET_OPTION, HELP_OPTION, END_OF_OPTIONS

extern const struct choices form_choices, isa_choices, when_choices, language_choices,
    notation_choices;

/* For --column: a number, or a name in the table's first line. `to` is an ennead_reader_options. */
const char *read_column(void *to, const char *value);

#endif
