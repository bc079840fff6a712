/* SPDX-License-Identifier: MIT */
/*
 * --part, --skip and --take: which records of the input are answered. --journal and --resume: runs
 * that can be interrupted.
 */
#ifndef CLI_SLICE_OPTION_H
#define CLI_SLICE_OPTION_H

#include "cli/options/options.h"
#include "cli/options/settings.h"

#define PART_OPTION(in_group) \
    { \
        .name = "part", .argument_name = "I/N", .group = in_group, \
        .help = "answer only part I of N, from 1; the outputs of all parts, one after the other, " \
                "are that of the whole", \
        .stored = STORE_READ(struct settings, slice, struct slice_settings, read_part), \
    }

#define JOURNAL_OPTIONS(in_group) \
    {.name = "journal", \
     .argument_name = "FILE", \
     .group = in_group, \
     .help = "keep a journal in FILE of what has been written to the file of --output, so that a " \
             "run that was stopped or killed can go on; see docs/scale.md", \
     .stored = STORE_TEXT(struct settings, journal.file)}, \
    { \
        .name = "resume", .group = in_group, \
        .help = "go on with the run of --journal, if there is one", \
        .flag = offsetof(struct settings, journal.resume), \
    }

#define SLICE_OPTIONS(in_group) \
    JOURNAL_OPTIONS(in_group), PART_OPTION(in_group), \
        {.name = "skip", \
         .argument_name = "N", \
         .group = in_group, \
         .help = "skip the first N records", \
         .standard = "0", \
         .stored = STORE_NUMBER(struct settings, slice.skip, 0, UINT64_MAX)}, \
    { \
        .name = "take", .argument_name = "N", .group = in_group, \
        .help = "answer at most N records", .standard = "all", \
        .stored = STORE_NUMBER(struct settings, slice.take, 0, UINT64_MAX), \
        .flag = offsetof(struct settings, slice.takes), \
    }

/* For --part: `to` is a struct slice_settings. */
const char *read_part(void *to, const char *value);

/* Refuses --part together with --skip or --take. */
enum exit_code slice_check(const char *command, const struct settings *settings);

/* Whether only some of the records are answered. */
bool slice_is_given(const struct settings *settings);

#endif
