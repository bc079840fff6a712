/* SPDX-License-Identifier: MIT */
/*
 * Options shared by the commands that make or check puzzles. Their settings begin with a struct
 * numbered_settings.
 */
#ifndef CLI_CREATE_OPTIONS_H
#define CLI_CREATE_OPTIONS_H

#include "cli/options/common_options.h"
#include "cli/output/output.h"

#define GROUP_MAKING "What is made"

/* The shared rows. The settings begin with struct settings, then struct numbers. */
#define NUMBER_OPTIONS(things) \
    { \
        .name = "number", \
        .letter = 'n', \
        .argument = ARGUMENT_REQUIRED, \
        .argument_name = "N", \
        .group = GROUP_MAKING, \
        .help = "how many " things "; 0 for no end", \
        .standard = "1", \
        .stored = STORE_NUMBER(struct numbered_settings, numbers.count, 0, UINT64_MAX), \
    }, \
    { \
        .name = "first", .argument = ARGUMENT_REQUIRED, .argument_name = "K", \
        .group = GROUP_MAKING, \
        .help = "the number of the first one, so that a list can be made in parts: --number=5 " \
                "--first=0 and --number=5 --first=5 make what --number=10 makes", \
        .standard = "0", \
        .stored = STORE_NUMBER(struct numbered_settings, numbers.first, 0, UINT64_MAX), \
    }

#define MAKING_TIME_LIMIT_OPTION \
    { \
        .name = "time-limit", .argument = ARGUMENT_REQUIRED, .argument_name = "SECONDS", \
        .group = GROUP_MAKING, \
        .help = "stop after so long; what has been made by then is written; 0 for no limit", \
        .standard = "0", .stored = STORE_SECONDS(struct settings, solving.time_limit), \
    }

#define FORMAT_OPTION \
    { \
        .name = "format", .letter = 'f', .argument = ARGUMENT_REQUIRED, .argument_name = "FORM", \
        .group = GROUP_WRITING, \
        .help = "how they are written: 'line' gives the puzzle, tables and JSON records of it " \
                "(docs/formats.md), the others what 'ennead solve' would answer", \
        .standard = "by the ending of --output; else grid on a terminal, line elsewhere", \
        .choices = &output_choices, .stored = STORE_ROW(struct settings, output, struct output), \
        .flag = offsetof(struct settings, output_chosen), \
    }

#define COLOR_OPTION \
    { \
        .name = "color", .argument = ARGUMENT_REQUIRED, .argument_name = "WHEN", \
        .group = GROUP_WRITING, \
        .help = "tell found digits from givens by color in --format=grid; auto means on a " \
                "terminal, unless NO_COLOR is set", \
        .standard = "auto", .choices = &when_choices, \
        .stored = STORE_CHOICE(struct settings, color), \
    }

extern const struct choices symmetry_choices;

/* Completes the settings that depend on the output, and draws a seed if none was given. */
enum exit_code create_options_complete(const char *command, struct settings *settings);

#endif
