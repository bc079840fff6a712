/* SPDX-License-Identifier: MIT */
/*
 * The words of a command that becomes a job: its options are found as its own parser finds them.
 */
#ifndef CLI_JOB_WORDS_H
#define CLI_JOB_WORDS_H

#include "cli/jobs/job_folder.h"
#include "cli/options/command.h"

/* The files that options name: --rules=FILE. */
struct job_files {
    const char *names[JOB_MOST_WORDS];
    size_t count;
};

/* Checks that a command with these words, of which the first is its name, can be done in parts by
 * several processes. `run` is the command that says so if not. */
enum exit_code job_words_check(const char *run, const struct command *command, char *const *words,
                               size_t count, struct job_files *files);

#endif
