/* SPDX-License-Identifier: MIT */
/*
 * What the option tables of several commands share: whole rows, and where a row is worded for its
 * command, the choices and the functions that store it. The settings of every command begin with a
 * struct settings, which is what these store in.
 */
#ifndef CLI_COMMON_OPTIONS_H
#define CLI_COMMON_OPTIONS_H

#include <ennead.h>
#include <stddef.h>

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
        .standard = "found by itself", .set = set_column, \
    }

#define THREADS_OPTION(in_group) \
    { \
        .name = "threads", .letter = 'j', .argument = ARGUMENT_REQUIRED, .argument_name = "N", \
        .group = in_group, \
        .help = \
            "how many threads work, up to 256; 0 for one on each core; what is written does not " \
            "depend on it", \
        .standard = "0", .set = set_threads, \
    }

#define OUTPUT_OPTION(in_group) \
    { \
        .name = "output", .letter = 'o', .argument = ARGUMENT_REQUIRED, .argument_name = "FILE", \
        .group = in_group, \
        .help = "write to FILE, which takes the place of an older one when it is whole; - is " \
                "standard output", \
        .standard = "-", .stored = STORE_TEXT(struct settings, output_file), \
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
        .choose = choose_isa, \
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

#define END_OF_OPTIONS \
    { \
        .name = NULL \
    }

extern const struct choices form_choices, isa_choices, when_choices;

/* Reads a number of decimal digits from `low` to `high`. */
bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *number);

/* Reads a number of seconds such as 10 or 0.5, up to 10^9. Returns NULL, or what is wrong. */
const char *parse_seconds(const char *text, double *seconds);

const char *set_column(void *settings, const char *value);
const char *set_solutions(void *settings, const char *value);
const char *set_threads(void *settings, const char *value);
const char *set_stats(void *settings, const char *value);
void choose_isa(void *settings, size_t index);

#endif
