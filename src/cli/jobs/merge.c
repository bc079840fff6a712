/* SPDX-License-Identifier: MIT */
/*
 * `ennead merge --stats`: adds up what --stats wrote for each part of a run. The names come in the
 * order of the first file that has them.
 */
#define _GNU_SOURCE 1
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/utf8.h"
#include "cli/batch/file_lines.h"
#include "cli/files/print.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"

enum { MOST_NAMES = 64, LONGEST_NAME = 31 };

struct stats_sum {
    char name[LONGEST_NAME + 1];
    enum { SUM_OF_COUNTS, SUM_OF_SECONDS, SUM_AT_LEAST } kind;
    uint64_t count;
    double seconds;
};

struct merge_run {
    struct stats_sum sums[MOST_NAMES];
    size_t count;
    struct file_lines lines;
    struct text line;
    enum exit_code code;
};

static const struct option_row options[] = {
    {
        .name = "stats",
        .group = "Options",
        .help = "add up the totals of --stats",
        .flag = offsetof(struct settings, stats),
    },
    OUTPUT_OPTION("Options"),
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* The sum of that name, which may be new; NULL: there are too many. */
static struct stats_sum *sum_named(struct merge_run *run, const char *name, size_t length)
{
    for (size_t i = 0; i < run->count; i++)
        if (strlen(run->sums[i].name) == length && memcmp(run->sums[i].name, name, length) == 0)
            return &run->sums[i];
    if (run->count == MOST_NAMES)
        return NULL;
    struct stats_sum *sum = &run->sums[run->count++];
    *sum = (struct stats_sum){.kind = SUM_OF_COUNTS};
    memcpy(sum->name, name, length);
    return sum;
}

static void refuse(struct merge_run *run, const char *why)
{
    struct text text = {0};
    utf8_add_printable(&text, run->lines.name, strlen(run->lines.name));
    text_format(&text, ":%" PRIu64 ":1: %s\n", run->lines.line, why);
    message_put(text.bytes, text.failed ? 0 : text.length);
    text_free(&text);
    run->code = graver(run->code, EXIT_INPUT);
}

static void add_count(struct merge_run *run, struct stats_sum *sum, uint64_t count)
{
    if (strcmp(sum->name, "depth") == 0)
        sum->count = sum->count > count ? sum->count : count;
    else if (strcmp(sum->name, "seed") != 0)
        sum->count = sum->count <= UINT64_MAX - count ? sum->count + count : UINT64_MAX;
    else if (sum->count != 0 && sum->count != count + 1)
        refuse(run, "these totals are of another seed");
    else
        sum->count = count + 1;
}

/* Adds a value to a sum. Returns whether it is one. */
static bool add_value(struct merge_run *run, struct stats_sum *sum, const char *value)
{
    const bool at_least = strncmp(value, ">=", 2) == 0;
    const char *digits = value + (at_least ? 2 : 0);
    uint64_t count;
    char *end;
    if (strspn(digits, "0123456789.") != strlen(digits) || *digits == '\0')
        return false;
    if (strchr(digits, '.') != NULL) {
        sum->kind = SUM_OF_SECONDS;
        sum->seconds += strtod(digits, &end);
        return *end == '\0';
    }
    if (!parse_number(digits, 0, UINT64_MAX, &count))
        return false;
    if (at_least)
        sum->kind = SUM_AT_LEAST;
    add_count(run, sum, count);
    return true;
}

static void take_line(void *user)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    struct merge_run *run = user;
    text_character(&run->line, '\0');
    if (run->line.failed) {
        run->code = EXIT_MEMORY;
        return;
    }
    const char *line = run->line.bytes;
    const size_t length = strspn(line, letters);
    struct stats_sum *sum = NULL;
    if (length > 0 && length <= LONGEST_NAME && line[length] == ' ')
        sum = sum_named(run, line, length);
    if (sum == NULL || !add_value(run, sum, line + length + 1))
        refuse(run, "this is not a line of --stats, such as 'puzzles 12'");
}

static const struct stats_sum *sum_there(const struct merge_run *run, const char *name)
{
    for (size_t i = 0; i < run->count; i++)
        if (strcmp(run->sums[i].name, name) == 0)
            return &run->sums[i];
    return NULL;
}

/* The yield of `generate` is not a sum, but a quotient of two. */
static double yield_of(const struct merge_run *run)
{
    const struct stats_sum *made = sum_there(run, "puzzles"), *tried = sum_there(run, "tried");
    return made != NULL && tried != NULL && tried->count > 0
               ? (double)made->count / (double)tried->count
               : 0;
}

static enum exit_code write_sums(const struct merge_run *run)
{
    struct text text = {0};
    for (size_t i = 0; i < run->count; i++) {
        const struct stats_sum *sum = &run->sums[i];
        if (strcmp(sum->name, "yield") == 0)
            text_format(&text, "yield %.6f\n", yield_of(run));
        else if (sum->kind == SUM_OF_SECONDS)
            text_format(&text, "%s %.6f\n", sum->name, sum->seconds);
        else
            text_format(&text, "%s %s%" PRIu64 "\n", sum->name,
                        sum->kind == SUM_AT_LEAST || sum->count == UINT64_MAX ? ">=" : "",
                        sum->count - (strcmp(sum->name, "seed") == 0));
    }
    return print_text(&text);
}

static enum exit_code run_merge(const struct command *command, int argc, char **argv)
{
    static struct merge_run run;
    struct settings settings;
    settings_init(&settings);
    if (!command_parse(command, &settings, argc, argv, &run.code))
        return run.code;
    if (!settings.stats)
        return message_usage(command->name, "what is to be merged? Say --stats");
    run.lines.settings = &settings;
    file_lines_each(&run.lines, &run.line, &run.code, take_line, &run);
    file_lines_close(&run.lines);
    text_free(&run.line);
    if (run.code == EXIT_MEMORY)
        message("out of memory");
    return run.code == EXIT_ANSWERED ? write_sums(&run) : run.code;
}

static const struct example examples[] = {
    {"ennead merge --stats part1.stats part2.stats", "add up the totals of two parts"},
};

const struct command merge_command = {
    .name = "merge",
    .arguments = "--stats [FILE]...",
    .summary = "add up the totals of parts",
    .about =
        "Reads what --stats wrote for each part of a run, from each FILE or standard input, and "
        "writes the totals of the whole: counts and seconds are added, of depths the largest is "
        "taken. The outputs of parts need no merging: put them one after the other, as 'cat' does.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every line was read",
    .unanswered = "never",
    .run = run_merge,
};
