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
        .argument_name = "N", \
        .group = GROUP_MAKING, \
        .help = "how many " things "; 0: without end", \
        .standard = "1", \
        .stored = STORE_NUMBER(struct numbered_settings, numbers.count, 0, UINT64_MAX), \
    }, \
    { \
        .name = "first", .argument_name = "K", .group = GROUP_MAKING, \
        .help = "start at number K, so that a list can be made in parts: --number=5 --first=0 " \
                "and --number=5 --first=5 together make what --number=10 makes", \
        .standard = "0", \
        .stored = STORE_NUMBER(struct numbered_settings, numbers.first, 0, UINT64_MAX), \
    }

#define MAKING_TIME_LIMIT_OPTION \
    { \
        .name = "time-limit", .argument_name = "SECONDS", .group = GROUP_MAKING, \
        .help = "stop after this time and write what has been made; 0: no limit", .standard = "0", \
        .stored = STORE_SECONDS(struct settings, solving.time_limit), \
    }

#define FORMAT_OPTION \
    { \
        .name = "format", .letter = 'f', .argument_name = "FORM", .group = GROUP_WRITING, \
        .help = "write puzzles in this form: line writes the puzzle; tsv, csv and json write " \
                "records (docs/formats.md); the others write what 'ennead solve' would", \
        .standard = "by the extension of --output; else grid on a terminal, line elsewhere", \
        .choices = &output_choices, .stored = STORE_ROW(struct settings, output, struct output), \
        .flag = offsetof(struct settings, output_chosen), \
    }

#define COLOR_OPTION \
    { \
        .name = "color", .argument_name = "WHEN", .group = GROUP_WRITING, \
        .help = "color the digits found in --format=grid; auto: on a terminal, unless NO_COLOR " \
                "is set", \
        .standard = "auto", .choices = &when_choices, \
        .stored = STORE_CHOICE(struct settings, color), \
    }

extern const struct choices symmetry_choices;

/* Completes the settings that depend on the output, and draws a seed if none was given. */
enum exit_code create_options_complete(const char *command, struct settings *settings);

#endif
