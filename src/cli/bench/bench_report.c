/* SPDX-License-Identifier: MIT */
/*
 * Writes the results: a table for people, or a JSON object a row for programs. Both say what was
 * measured and on which machine, because otherwise the numbers mean nothing.
 */
#define _GNU_SOURCE 1
#include "cli/bench/bench_report.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/utf8.h"
#include "cli/bench/bench_set.h"
#include "cli/options/command_help.h"
#include "cli/record/printable.h"

#define QUOTE(number) #number
#define QUOTED(number) QUOTE(number)
#if defined(__clang__)
#define COMPILER \
    "clang " QUOTED(__clang_major__) "." QUOTED(__clang_minor__) "." QUOTED(__clang_patchlevel__)
#else
#define COMPILER "gcc " QUOTED(__GNUC__) "." QUOTED(__GNUC_MINOR__) "." QUOTED(__GNUC_PATCHLEVEL__)
#endif

enum { PROCESSOR_SIZE = 128 };

/* The processor's model as reported by Linux; "" if unknown. */
static void read_processor(char model[PROCESSOR_SIZE])
{
    static const char key[] = "model name";
    char text[4096] = "";
    size_t used = 0;
    ssize_t got = 0;
    model[0] = '\0';
    int file = open("/proc/cpuinfo", O_RDONLY | O_CLOEXEC);
    while (file >= 0 && used < sizeof text - 1 &&
           ((got = read(file, text + used, sizeof text - 1 - used)) > 0 ||
            (got < 0 && errno == EINTR)))
        used += got > 0 ? (size_t)got : 0;
    if (file >= 0)
        close(file);
    text[used] = '\0';
    const char *name = strstr(text, key);
    if (name == NULL)
        return;
    name += strcspn(name, ":\n");
    name += strspn(name, ": ");
    for (size_t i = 0; i < PROCESSOR_SIZE - 1 && name[i] != '\n' && name[i] != '\0'; i++) {
        model[i] = name[i] >= ' ' && name[i] <= '~' ? name[i] : '?';
        model[i + 1] = '\0';
    }
}

/* -------------------------------------------------------------------------------------- figures */

static uint64_t per_second(const struct bench_row *row)
{
    double seconds = row->threads > 1 ? row->wall : row->cpu;
    double puzzles = (double)row->puzzles * (double)row->threads;
    return seconds > 0 ? (uint64_t)(puzzles / seconds + 0.5) : 0;
}

static double microseconds(const struct bench_row *row)
{
    return 1e6 * row->cpu / ((double)row->puzzles * (double)row->threads);
}

static double share_unguessed(const struct bench_row *row)
{
    return (double)row->unguessed / (double)row->puzzles;
}

static double guesses(const struct bench_row *row)
{
    return (double)row->guesses / (double)row->puzzles;
}

/* --------------------------------------------------------------------------------------- table */

enum { NUMBER_SIZE = 32 };

/* Writes a number with commas between its thousands. */
static const char *grouped(uint64_t number, char text[NUMBER_SIZE])
{
    char *at = &text[NUMBER_SIZE - 1];
    *at = '\0';
    for (int digits = 0; digits == 0 || number > 0; number /= 10, digits++) {
        if (digits > 0 && digits % 3 == 0)
            *--at = ',';
        *--at = (char)('0' + number % 10);
    }
    return at;
}

static const char *from_name(const struct bench *bench)
{
    return bench->from == BENCH_FROM_TEXT ? "text" : "puzzle";
}

static void add_set(struct text *text, const struct bench *bench, const struct bench_list *list)
{
    const struct settings *common = &bench->common;
    char count[NUMBER_SIZE];
    if (common->file_count == 0)
        text_string(text, bench_set_text);
    else
        text_format(text, "%s puzzle%s of ", grouped(list->distinct, count),
                    list->distinct == 1 ? "" : "s");
    if (common->file_count == 1)
        utf8_add_printable(text, common->files[0], strlen(common->files[0]));
    else if (common->file_count > 1)
        text_format(text, "%zu files", common->file_count);
    if (list->count > list->distinct)
        text_format(text, ", repeated to %s", grouped(list->count, count));
    if (common->solving.solutions == 0)
        text_string(text, "; all solutions of each are counted.\n");
    else
        text_format(text, "; up to %" PRIu64 " solution%s of each.\n", common->solving.solutions,
                    common->solving.solutions == 1 ? "" : "s");
}

void bench_report_head(struct text *text, const struct bench *bench, const struct bench_list *list)
{
    char model[PROCESSOR_SIZE];
    struct text words = {0};
    read_processor(model);
    text_format(text, "ennead %s, compiled by %s%s%s\n", ennead_version(), COMPILER,
                model[0] != '\0' ? "; " : "", model);
    add_set(&words, bench, list);
    text_format(&words,
                "Measured in memory, from %s to verdict and first solution, about %g s a row: the "
                "least time of each slice of the list, added up. Time is CPU time, but the puzzles "
                "a second of several threads are those of wall time.\n",
                from_name(bench), bench->seconds);
    text_character(&words, '\0');
    if (!words.failed)
        options_wrapped(text, words.bytes, 0, 0);
    text->failed = text->failed || words.failed;
    text_free(&words);
    text_format(text, "%-11s %-8s %7s %12s %10s %10s %9s %8s\n", "engine", "isa", "threads",
                "puzzles/s", "us/puzzle", "guesses", "unguessed", "laps");
}

void bench_report_row(struct text *text, const struct bench_row *row, const struct bench_list *list)
{
    char rate[NUMBER_SIZE], laps[NUMBER_SIZE], part[NUMBER_SIZE];
    text_format(text, "%-11s %-8s %7zu %12s %10.3f %10.3f %8.1f%% %8s", row->engine->name,
                row->isa != NULL ? row->isa : "-", row->threads, grouped(per_second(row), rate),
                microseconds(row), guesses(row), 100 * share_unguessed(row),
                grouped(row->laps, laps));
    if (row->puzzles < list->count)
        text_format(text, "  (only the first %s puzzle%s)", grouped(row->puzzles, part),
                    row->puzzles == 1 ? "" : "s");
    text_character(text, '\n');
}

/* ---------------------------------------------------------------------------------------- json */

/* The names of the files, if JSON can represent them; none for the built-in set. */
static json_t *file_names(const struct settings *common)
{
    json_t *names = json_array();
    for (size_t i = 0; names != NULL && i < common->file_count; i++) {
        struct text name = {0};
        utf8_add_repaired(&name, common->files[i], strlen(common->files[i]));
        if (name.failed ||
            json_array_append_new(
                names, json_stringn(name.length > 0 ? name.bytes : "", name.length)) != 0) {
            json_decref(names);
            names = NULL;
        }
        text_free(&name);
    }
    return names;
}

static json_t *solution_limit(const struct bench *bench)
{
    const uint64_t limit = bench->common.solving.solutions;
    if (limit == 0)
        return json_null();
    return limit <= INT64_MAX ? json_integer((json_int_t)limit) : json_real((double)limit);
}

void bench_report_json(struct text *text, const struct bench *bench, const struct bench_list *list,
                       const struct bench_row *row)
{
    char model[PROCESSOR_SIZE];
    read_processor(model);
    json_object_seed(1);
    json_t *object = json_pack(
        "{s:s, s:s?, s:I, s:s, s:o, s:o, s:I, s:I, s:I, s:I, s:I, s:f, s:f, s:f, s:f, s:f, s:s?, "
        "s:s, "
        "s:s}",
        "engine", row->engine->name, "isa", row->isa, "threads", (json_int_t)row->threads, "from",
        from_name(bench), "solutions", solution_limit(bench), "files", file_names(&bench->common),
        "distinct", (json_int_t)list->distinct, "listed", (json_int_t)list->count, "puzzles",
        (json_int_t)row->puzzles, "laps", (json_int_t)row->laps, "puzzles_per_second",
        (json_int_t)per_second(row), "microseconds", microseconds(row), "guesses", guesses(row),
        "unguessed", share_unguessed(row), "cpu_seconds", row->cpu, "wall_seconds", row->wall,
        "processor", model[0] != '\0' ? model : NULL, "compiler", COMPILER, "version",
        ennead_version());
    printable_add_json(text, &bench->common, object, JSON_COMPACT | JSON_REAL_PRECISION(6));
    text_character(text, '\n');
    json_decref(object);
}
