/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/jobs/job_words.h"

#include <fcntl.h>
#include <getopt.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/files/given_puzzle.h"
#include "cli/options/options.h"

enum { FIRST_ROW_VALUE = 256, MOST_ROWS = 64 };

/* The options that a command of a job cannot have. */
static const char *const taken[] = {"part", "output", "journal", "resume",
                                    "skip", "take",   "stats",   "help"};

static bool is_taken(const char *name)
{
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++)
        if (strcmp(taken[i], name) == 0)
            return true;
    return false;
}

/* What getopt_long needs. */
struct tables {
    struct option rows[MOST_ROWS + 1];
    char letters[2 * MOST_ROWS + 2];
};

static void fill_tables(struct tables *tables, const struct option_row *rows)
{
    size_t used = 0;
    *tables = (struct tables){.letters = ":"};
    used++;
    for (int i = 0; i < MOST_ROWS && rows[i].name != NULL; i++) {
        const bool needs = option_needs_argument(&rows[i]);
        tables->rows[i] = (struct option){.name = rows[i].name,
                                          .has_arg = rows[i].argument_name == NULL ? no_argument
                                                     : needs ? required_argument
                                                             : optional_argument,
                                          .val = FIRST_ROW_VALUE + i};
        if (rows[i].letter == 0)
            continue;
        tables->letters[used++] = rows[i].letter;
        if (needs)
            tables->letters[used++] = ':';
    }
}

/* The row of a value of getopt_long; NULL: none. */
static const struct option_row *row_of(const struct option_row *rows, int value)
{
    if (value >= FIRST_ROW_VALUE)
        return &rows[value - FIRST_ROW_VALUE];
    for (; rows->name != NULL; rows++)
        if (rows->letter != 0 && rows->letter == value)
            return rows;
    return NULL;
}

/* Whether a name is that of something that only one process can read, and once. */
static bool is_stream(const char *name)
{
    struct stat status;
    return strcmp(name, "-") == 0 ||
           (stat(name, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode));
}

/* Checks that something can be read at a name, before there is a folder for it. */
static enum exit_code check_file(const char *run, const char *name)
{
    char byte;
    if (is_stream(name))
        return message_usage(run, "'%s': a job needs files, which can be read again", name);
    const int fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0)
        return given_puzzle_may_be(name) ? EXIT_ANSWERED : job_trouble(name, "cannot open");
    const bool read_well = read(fd, &byte, 1) >= 0;
    const enum exit_code code = read_well ? EXIT_ANSWERED : job_trouble(name, "cannot read");
    close(fd);
    return code;
}

static enum exit_code check_files(const char *run, const char *const *names, size_t count)
{
    enum exit_code code = EXIT_ANSWERED;
    for (size_t i = 0; i < count && code == EXIT_ANSWERED; i++)
        code = check_file(run, names[i]);
    return code;
}

enum exit_code job_words_check(const char *run, const struct command *command, char *const *words,
                               size_t count, struct job_files *files)
{
    static struct tables tables;
    char *moved[JOB_MOST_WORDS + 1] = {NULL};
    files->count = 0;
    memcpy(moved, words, count * sizeof *moved);
    fill_tables(&tables, command->options);
    optind = 0;
    opterr = 0;
    for (int value;
         (value = getopt_long((int)count, moved, tables.letters, tables.rows, NULL)) != -1;) {
        const struct option_row *row = row_of(command->options, value);
        if (value == '?' || value == ':')
            return message_usage(command->name, "'%s' is not an option, or lacks its value",
                                 moved[optind - 1]);
        if (row != NULL && is_taken(row->name))
            return message_usage(run, "--%s cannot be part of a job", row->name);
        if (row != NULL && optarg != NULL && strcmp(row->argument_name, "FILE") == 0 &&
            files->count < JOB_MOST_WORDS)
            files->names[files->count++] = optarg;
    }
    const char *others[JOB_MOST_WORDS];
    size_t other_count = 0;
    for (size_t i = (size_t)optind; i < count; i++)
        others[other_count++] = moved[i];
    if (other_count == 0 && strstr(command->arguments, "FILE") != NULL)
        return message_usage(run, "a job needs files, which can be read again, not standard input");
    const enum exit_code code = check_files(run, others, other_count);
    return code == EXIT_ANSWERED ? check_files(run, files->names, files->count) : code;
}
