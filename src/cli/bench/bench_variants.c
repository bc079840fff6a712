/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench --variants`: puzzles with variant rules, one JSON object per line with "puzzle"
 * (a text in any form, or the JSON of f-puzzles) and "solution" (the number of each cell). Each
 * puzzle is read, built and solved, including the proof that there is no second solution. Short
 * times are measured several times, and the shortest counts. A puzzle's rules are taken from its
 * description, and each row of the table is about the puzzles with one rule.
 */
#define _GNU_SOURCE 1
#include "cli/bench/bench_variants.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/batch/file_lines.h"
#include "cli/batch/puzzle_model.h"
#include "cli/files/print.h"

/* A puzzle that takes less time than this is measured again. */
static const double short_seconds = 0.02;
enum { LAPS = 5 };

enum rule_outcome { PROVED, SEVERAL, DIFFERENT, NONE, TOO_SLOW, UNKNOWN_RULE, MALFORMED, OUTCOMES };

/* The results for the puzzles with one rule. */
struct rule_row {
    char name[ENNEAD_MESSAGE_SIZE];
    uint64_t outcomes[OUTCOMES];
    double *seconds; /* of the puzzles that were proved */
    size_t count, room;
};

struct rules_run {
    const struct bench *bench;
    struct file_lines lines;
    struct text line;
    struct rule_row *rows; /* the first row is for all puzzles */
    size_t row_count, row_room;
    enum exit_code code;
};

/* ---------------------------------------------------------------------------------------- rows */

/* The row with that name; NULL if memory runs out. */
static struct rule_row *row_named(struct rules_run *run, const char *name)
{
    for (size_t i = 0; i < run->row_count; i++)
        if (strcmp(run->rows[i].name, name) == 0)
            return &run->rows[i];
    if (run->row_count == run->row_room) {
        size_t room = 2 * run->row_room + 64;
        struct rule_row *more = realloc(run->rows, room * sizeof *more);
        if (more == NULL)
            return NULL;
        run->rows = more;
        run->row_room = room;
    }
    struct rule_row *row = &run->rows[run->row_count++];
    memset(row, 0, sizeof *row);
    strncpy(row->name, name, sizeof row->name - 1);
    return row;
}

static void count(struct rules_run *run, const char *name, enum rule_outcome outcome,
                  double seconds)
{
    struct rule_row *row = row_named(run, name);
    if (row != NULL && row->count == row->room) {
        size_t room = 2 * row->room + 64;
        double *more = realloc(row->seconds, room * sizeof *more);
        if (more == NULL) {
            row = NULL;
        } else {
            row->seconds = more;
            row->room = room;
        }
    }
    if (row == NULL) {
        run->code = EXIT_MEMORY;
        return;
    }
    row->outcomes[outcome]++;
    if (outcome == PROVED)
        row->seconds[row->count++] = seconds;
}

/* Counts a puzzle in the row of each of its rules, once. */
static void count_rules(struct rules_run *run, const ennead_description *d,
                        enum rule_outcome outcome, double seconds)
{
    count(run, "all", outcome, seconds);
    for (size_t i = 0; i < d->constraint_count; i++) {
        size_t before = 0;
        while (strcmp(d->constraints[before].name, d->constraints[i].name) != 0)
            before++;
        if (before == i)
            count(run, d->constraints[i].name, outcome, seconds);
    }
    if (d->constraint_count == 0)
        count(run, "(no rule)", outcome, seconds);
    if (d->box_rows == 0 && (d->houses & ENNEAD_HOUSES_REGIONS) != 0)
        count(run, "(jigsaw)", outcome, seconds);
}

/* ------------------------------------------------------------------------------------- solving */

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

struct puzzle {
    const char *text;
    size_t length;
    json_t *solution; /* NULL if it is not known */
    char message[ENNEAD_MESSAGE_SIZE];
    uint64_t line, column;
    ennead_description *description;
    double seconds;
};

/* Reads a 9x9 puzzle in any form of cells, or one of another size. */
static ennead_status read_cells(struct puzzle *puzzle, ennead_description_report *report)
{
    ennead_record record;
    ennead_reader *reader;
    size_t room, at = 0;
    ennead_status status = ennead_reader_new(NULL, NULL, &reader);
    if (status != ENNEAD_STATUS_OK)
        return status;
    while ((status = ennead_reader_next(reader, &record)) == ENNEAD_STATUS_NEEDS_INPUT) {
        char *to = ennead_reader_reserve(reader, &room);
        room = room < puzzle->length - at ? room : puzzle->length - at;
        memcpy(to, puzzle->text + at, room);
        at += room;
        if (room > 0)
            ennead_reader_add(reader, room);
        else
            ennead_reader_finish(reader);
    }
    if (status == ENNEAD_STATUS_OK && record.kind == ENNEAD_RECORD_KIND_PUZZLE)
        status = puzzle_model_description(&record.puzzle, &puzzle->description);
    else
        status = ennead_description_read(puzzle->text, puzzle->length, NULL, NULL,
                                         &puzzle->description, report);
    ennead_reader_free(reader);
    return status;
}

/* Reads a puzzle in any form with rules, or plain cells. */
static ennead_status read_puzzle(struct puzzle *puzzle, enum rule_outcome *outcome)
{
    ennead_variant_report report;
    ennead_description_report plain;
    ennead_status status;
    ennead_description_free(puzzle->description);
    if (ennead_variant_recognize(puzzle->text, puzzle->length) == ENNEAD_VARIANT_FORM_NONE) {
        status = read_cells(puzzle, &plain);
        report = (ennead_variant_report){
            .error = ENNEAD_VARIANT_ERROR_MALFORMED, .line = 1, .column = 1};
        if (status == ENNEAD_STATUS_BAD_ARGUMENT)
            memcpy(report.message, plain.message, sizeof report.message);
    } else {
        status =
            ennead_variant_read(puzzle->text, puzzle->length, NULL, &puzzle->description, &report);
    }
    if (status == ENNEAD_STATUS_BAD_ARGUMENT) {
        *outcome = report.error == ENNEAD_VARIANT_ERROR_UNKNOWN_RULE ? UNKNOWN_RULE : MALFORMED;
        memcpy(puzzle->message, report.message, sizeof puzzle->message);
        puzzle->line = report.line;
        puzzle->column = report.column;
    }
    return status;
}

/* If there are rows below the grid, a solution may be that of the grid alone. */
static bool is_as_expected(const struct puzzle *puzzle, const uint8_t *found)
{
    const ennead_description *d = puzzle->description;
    const size_t all = (size_t)d->rows * (size_t)d->columns;
    const size_t cells = json_array_size(puzzle->solution);
    if (puzzle->solution == NULL)
        return true;
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    if (cells != all && ((d->houses & lines) != 0 || cells == 0 || cells > all))
        return false;
    for (size_t cell = 0; cell < cells; cell++)
        if (json_integer_value(json_array_get(puzzle->solution, cell)) != found[cell])
            return false;
    return true;
}

/* Reads, builds and solves once. */
static ennead_status solve_once(const struct rules_run *run, struct puzzle *puzzle,
                                enum rule_outcome *outcome)
{
    ennead_model_options options;
    ennead_model *model = NULL;
    ennead_model_result result;
    uint8_t first[ENNEAD_MOST_CELLS] = {0}, next[ENNEAD_MOST_CELLS];
    double began = cpu_seconds();
    ennead_model_options_init(&options);
    options.time_limit = run->bench->seconds;
    options.stop = signals_stop();
    ennead_status status = read_puzzle(puzzle, outcome);
    if (status != ENNEAD_STATUS_OK)
        return status;
    status = ennead_model_new(puzzle->description, &options, NULL, puzzle->message, &model);
    *outcome = MALFORMED;
    if (status != ENNEAD_STATUS_OK)
        return status;
    status = ennead_model_next(model, first);
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, next);
    ennead_model_get_result(model, &result);
    ennead_model_free(model);
    puzzle->seconds = cpu_seconds() - began;
    *outcome = result.search.end != ENNEAD_SEARCH_END_COMPLETE &&
                       result.search.end != ENNEAD_SEARCH_END_SOLUTIONS
                   ? TOO_SLOW
               : result.search.solutions == 0  ? NONE
               : result.search.solutions > 1   ? SEVERAL
               : is_as_expected(puzzle, first) ? PROVED
                                               : DIFFERENT;
    return status;
}

static const char *const outcome_names[] = {
    [PROVED] = "proved",       [SEVERAL] = "several solutions", [DIFFERENT] = "another solution",
    [NONE] = "no solution",    [TOO_SLOW] = "too slow",         [UNKNOWN_RULE] = "unknown rule",
    [MALFORMED] = "malformed",
};

static void solve_puzzle(struct rules_run *run, struct puzzle *puzzle, const char *name)
{
    enum rule_outcome outcome = MALFORMED;
    double least = 0;
    ennead_status status = ENNEAD_STATUS_END;
    for (int lap = 0; lap < LAPS && !signals_stopped(); lap++) {
        status = solve_once(run, puzzle, &outcome);
        if (status != ENNEAD_STATUS_END)
            break;
        least = lap == 0 || puzzle->seconds < least ? puzzle->seconds : least;
        if (outcome != PROVED || puzzle->seconds > short_seconds)
            break;
    }
    if (signals_stopped())
        return;
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        run->code = EXIT_MEMORY;
        return;
    }
    if (outcome == UNKNOWN_RULE || outcome == MALFORMED) {
        message("%s:%" PRIu64 ": %s%s%" PRIu64 ":%" PRIu64 ": %s", run->lines.name, run->lines.line,
                name, *name != '\0' ? ": " : "", puzzle->line, puzzle->column, puzzle->message);
        count(run, "all", outcome, 0);
        count(run, puzzle->message, outcome, 0);
        run->code = graver(run->code, EXIT_INPUT);
        return;
    }
    count_rules(run, puzzle->description, outcome, least);
    if (outcome == PROVED)
        return;
    message("%s:%" PRIu64 ": %s%s%s, %.3f s", run->lines.name, run->lines.line, name,
            *name != '\0' ? ": " : "", outcome_names[outcome], puzzle->seconds);
    run->code = graver(run->code, EXIT_UNANSWERED);
}

/* ------------------------------------------------------------------------------------- reading */

static void take_object(struct rules_run *run, json_t *object)
{
    json_t *text = json_object_get(object, "puzzle");
    struct text name = {0};
    struct puzzle puzzle = {.line = 1, .column = 1};
    char *dumped = NULL;
    const char *title = json_string_value(json_object_get(object, "name"));
    if (title != NULL)
        utf8_add_printable(&name, title, strlen(title));
    text_character(&name, '\0');
    puzzle.text = json_string_value(text);
    if (json_is_object(text))
        puzzle.text = dumped = json_dumps(text, JSON_COMPACT);
    puzzle.solution = json_object_get(object, "solution");
    if (name.failed || (json_is_object(text) && dumped == NULL)) {
        run->code = EXIT_MEMORY;
    } else if (puzzle.text == NULL) {
        message("%s:%" PRIu64 ": no puzzle on this line, expected an object with one",
                run->lines.name, run->lines.line);
        run->code = graver(run->code, EXIT_INPUT);
    } else {
        puzzle.length = strlen(puzzle.text);
        solve_puzzle(run, &puzzle, name.bytes);
    }
    ennead_description_free(puzzle.description);
    free(dumped);
    text_free(&name);
}

static void take_line(void *user)
{
    struct rules_run *run = user;
    json_error_t error;
    if (run->line.length == 0)
        return;
    json_t *object = json_loadb(run->line.bytes, run->line.length, JSON_REJECT_DUPLICATES, &error);
    if (object == NULL) {
        message("%s:%" PRIu64 ": %s", run->lines.name, run->lines.line, error.text);
        run->code = graver(run->code, EXIT_INPUT);
        return;
    }
    take_object(run, object);
    json_decref(object);
}

/* -------------------------------------------------------------------------------------- report */

static int compare_numbers(const void *one, const void *other)
{
    double a = *(const double *)one, b = *(const double *)other;
    return (a > b) - (a < b);
}

static int compare_rows(const void *one, const void *other)
{
    return strcmp(((const struct rule_row *)one)->name, ((const struct rule_row *)other)->name);
}

static void report_row(struct text *text, struct rule_row *row)
{
    uint64_t known = 0;
    for (enum rule_outcome outcome = PROVED; outcome <= TOO_SLOW; outcome++)
        known += row->outcomes[outcome];
    text_format(text, "%-22s%8" PRIu64 "%8" PRIu64 "%8" PRIu64 "%8" PRIu64, row->name, known,
                row->outcomes[PROVED], known - row->outcomes[PROVED] - row->outcomes[TOO_SLOW],
                row->outcomes[TOO_SLOW]);
    if (row->count > 0) {
        qsort(row->seconds, row->count, sizeof *row->seconds, compare_numbers);
        text_format(text, "%11.3f%11.3f", 1e3 * row->seconds[row->count / 2],
                    1e3 * row->seconds[row->count - 1]);
    }
    text_character(text, '\n');
}

static void report(struct rules_run *run, struct text *text)
{
    struct rule_row *all = &run->rows[0];
    uint64_t puzzles = 0;
    for (enum rule_outcome outcome = PROVED; outcome < OUTCOMES; outcome++)
        puzzles += all->outcomes[outcome];
    text_format(text,
                "%" PRIu64 " puzzles, %" PRIu64 " with an unknown rule, %" PRIu64
                " malformed, at most %g s each\n\n%-22s%8s%8s%8s%8s%11s%11s\n",
                puzzles, all->outcomes[UNKNOWN_RULE], all->outcomes[MALFORMED], run->bench->seconds,
                "rule", "puzzles", "proved", "wrong", "slow", "median ms", "most ms");
    report_row(text, all);
    qsort(run->rows + 1, run->row_count - 1, sizeof *run->rows, compare_rows);
    for (size_t i = 1; i < run->row_count; i++)
        if (run->rows[i].outcomes[UNKNOWN_RULE] + run->rows[i].outcomes[MALFORMED] == 0)
            report_row(text, &run->rows[i]);
    text_string(text, all->outcomes[UNKNOWN_RULE] > 0 ? "\n" : "");
    for (size_t i = 1; i < run->row_count; i++)
        if (run->rows[i].outcomes[UNKNOWN_RULE] > 0)
            text_format(text, "%8" PRIu64 "  %s\n", run->rows[i].outcomes[UNKNOWN_RULE],
                        run->rows[i].name);
}

enum exit_code bench_variants(const struct bench *bench)
{
    struct rules_run run = {.bench = bench, .lines = {.settings = &bench->common}};
    struct text text = {0};
    file_lines_each(&run.lines, &run.line, &run.code, take_line, &run);
    enum exit_code code = run.code;
    if (code == EXIT_MEMORY) {
        message("out of memory");
    } else if (run.row_count == 0 && !signals_stopped()) {
        message("there is no puzzle in the input");
        code = graver(code, EXIT_INPUT);
    } else if (!signals_stopped()) {
        report(&run, &text);
        code = graver(code, print_text(&text));
    }
    file_lines_close(&run.lines);
    for (size_t i = 0; i < run.row_count; i++)
        free(run.rows[i].seconds);
    free(run.rows);
    text_free(&run.line);
    return code;
}
