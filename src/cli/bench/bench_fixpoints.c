/* SPDX-License-Identifier: MIT */
/*
 * `ennead bench --fixpoints`: what propagation leaves is the same for any order of work, because
 * each scheme has a single fixpoint; and so is the effort of a search that guesses in a fixed
 * order. Both are computed for each puzzle and added up. If a table of puzzles has columns with
 * the expected values, each difference is reported.
 */
#include "cli/bench/bench_fixpoints.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/batch/file_lines.h"
#include "cli/batch/puzzle_model.h"
#include "cli/files/print.h"

#define LOCKED ENNEAD_MODEL_REDUNDANT_LOCKED
#define FISH ENNEAD_MODEL_REDUNDANT_FISH
#define SAME ENNEAD_MODEL_REDUNDANT_SAME

/* A scheme of propagation, and the column with its expected result. */
static const struct scheme {
    const char *name;
    ennead_model_filter filter;
    unsigned redundant;
    ennead_model_shave shave;
    const char *column;
} schemes[] = {
    {"value", ENNEAD_MODEL_FILTER_VALUE, 0, ENNEAD_MODEL_SHAVE_NEVER, "sum_fc"},
    {"bounds", ENNEAD_MODEL_FILTER_BOUNDS, 0, ENNEAD_MODEL_SHAVE_NEVER, "sum_fc_bcz"},
    {"singles", ENNEAD_MODEL_FILTER_SINGLES, 0, ENNEAD_MODEL_SHAVE_NEVER, "sum_singles"},
    {"singles+locked", ENNEAD_MODEL_FILTER_SINGLES, LOCKED, ENNEAD_MODEL_SHAVE_NEVER,
     "sum_singles_lc"},
    {"domain", ENNEAD_MODEL_FILTER_DOMAIN, 0, ENNEAD_MODEL_SHAVE_NEVER, "sum_gac"},
    {"domain+fish", ENNEAD_MODEL_FILTER_DOMAIN, FISH, ENNEAD_MODEL_SHAVE_NEVER, "sum_gac_fish"},
    {"domain+locked", ENNEAD_MODEL_FILTER_DOMAIN, LOCKED, ENNEAD_MODEL_SHAVE_NEVER, "sum_gac_lc"},
    {"domain+same", ENNEAD_MODEL_FILTER_DOMAIN, SAME, ENNEAD_MODEL_SHAVE_NEVER, "sum_gac_same"},
    {"domain+same+fish", ENNEAD_MODEL_FILTER_DOMAIN, SAME | FISH, ENNEAD_MODEL_SHAVE_NEVER,
     "sum_gac_same_fish"},
    {"singles+shave", ENNEAD_MODEL_FILTER_SINGLES, 0, ENNEAD_MODEL_SHAVE_NODES, NULL},
    {"domain+shave", ENNEAD_MODEL_FILTER_DOMAIN, 0, ENNEAD_MODEL_SHAVE_NODES, NULL},
};
enum { SCHEMES = sizeof schemes / sizeof schemes[0], DOMAIN_SCHEME = 4 };

/* A search, and the columns with its expected effort. */
static const struct search_effort {
    const char *name;
    uint64_t solutions;
    const char *nodes_column, *failures_column;
} efforts[] = {
    {"first", 1, "gecode_nodes_first", "gecode_fails_first"},
    {"proof", 2, "gecode_nodes_unique", "gecode_fails_unique"},
};
enum { EFFORTS = sizeof efforts / sizeof efforts[0] };

static const char grid_column[] = "gac_candidates_hex3x81", puzzle_column[] = "puzzle";

enum { MOST_FIELDS = 64 };

struct fixpoint_field {
    const char *text;
    size_t length;
};

struct fixpoint_run {
    struct file_lines lines;
    struct text line, names; /* the header line is kept as long as its file */
    struct fixpoint_field fields[MOST_FIELDS], columns[MOST_FIELDS];
    size_t field_count, column_count;
    ennead_model *models[SCHEMES], *searches[EFFORTS];
    uint64_t puzzles, compared, differences;
    uint64_t solved[SCHEMES], sums[SCHEMES], nodes[EFFORTS], failures[EFFORTS];
    enum exit_code code;
};

/* -------------------------------------------------------------------------------- comparing */

static size_t split(const struct text *line, struct fixpoint_field fields[MOST_FIELDS])
{
    const char *at = line->bytes, *end = line->bytes + line->length;
    size_t count = 0;
    if (line->length > 0 && end[-1] == '\r')
        end--;
    while (count < MOST_FIELDS && at != NULL) {
        const char *tab = at < end ? memchr(at, '\t', (size_t)(end - at)) : NULL;
        fields[count++] = (struct fixpoint_field){at, (size_t)((tab != NULL ? tab : end) - at)};
        at = tab != NULL ? tab + 1 : NULL;
    }
    return count;
}

static bool is_field(const struct fixpoint_field *field, const char *text)
{
    return field->length == strlen(text) && memcmp(field->text, text, field->length) == 0;
}

/* What the current line has in a column, or NULL. */
static const struct fixpoint_field *said(const struct fixpoint_run *run, const char *column)
{
    for (size_t i = 0; column != NULL && i < run->column_count && i < run->field_count; i++)
        if (is_field(&run->columns[i], column))
            return &run->fields[i];
    return NULL;
}

static void compare(struct fixpoint_run *run, const char *column, const char *found)
{
    const struct fixpoint_field *expected = said(run, column);
    if (expected == NULL)
        return;
    run->compared++;
    if (is_field(expected, found))
        return;
    run->differences++;
    run->code = graver(run->code, EXIT_UNANSWERED);
    message("%s:%" PRIu64 ": %s is %.*s, found %s", run->lines.name, run->lines.line, column,
            (int)expected->length, expected->text, found);
}

static void compare_number(struct fixpoint_run *run, const char *column, uint64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, number);
    compare(run, column, text);
}

static void compare_grid(struct fixpoint_run *run, const uint64_t candidates[ENNEAD_CELLS])
{
    static const char hex[] = "0123456789abcdef";
    char text[3 * ENNEAD_CELLS + 1];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 0; digit < 3; digit++)
            text[3 * cell + digit] = hex[candidates[cell] >> (8 - 4 * digit) & 15];
    text[3 * ENNEAD_CELLS] = '\0';
    compare(run, grid_column, text);
}

/* --------------------------------------------------------------------------------- finding */

static ennead_status propagate(struct fixpoint_run *run, size_t scheme, const uint64_t *start)
{
    uint64_t candidates[ENNEAD_CELLS], sum = 0;
    ennead_status status = ennead_model_start(run->models[scheme], start);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_propagate(run->models[scheme], candidates);
    for (int cell = 0; status == ENNEAD_STATUS_OK && cell < ENNEAD_CELLS; cell++)
        sum += (uint64_t)__builtin_popcountll(candidates[cell]);
    run->solved[scheme] += sum == ENNEAD_CELLS;
    run->sums[scheme] += sum;
    compare_number(run, schemes[scheme].column, sum);
    if (scheme == DOMAIN_SCHEME && status == ENNEAD_STATUS_OK)
        compare_grid(run, candidates);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

static ennead_status search(struct fixpoint_run *run, size_t effort, const uint64_t *start)
{
    ennead_model *model = run->searches[effort];
    ennead_model_result result;
    uint8_t solution[ENNEAD_CELLS];
    ennead_status status = ennead_model_start(model, start);
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, solution);
    ennead_model_get_result(model, &result);
    run->nodes[effort] += result.search.counters.nodes;
    run->failures[effort] += result.search.counters.backtracks;
    compare_number(run, efforts[effort].nodes_column, result.search.counters.nodes);
    compare_number(run, efforts[effort].failures_column, result.search.counters.backtracks);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

static void take_puzzle(struct fixpoint_run *run, const ennead_puzzle *puzzle)
{
    uint64_t start[ENNEAD_CELLS];
    ennead_status status = ENNEAD_STATUS_OK;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        start[cell] = puzzle->candidates[cell];
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < SCHEMES; i++)
        status = propagate(run, i, start);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < EFFORTS; i++)
        status = search(run, i, start);
    run->puzzles++;
    if (status != ENNEAD_STATUS_OK)
        run->code = EXIT_MEMORY;
}

/* ---------------------------------------------------------------------------------- reading */

/* Keeps the names of a table's columns. Returns false if the line is not a header. */
static bool take_names(struct fixpoint_run *run)
{
    bool named = false;
    for (size_t i = 0; i < run->field_count; i++)
        named = named || is_field(&run->fields[i], puzzle_column);
    if (!named)
        return false;
    text_empty(&run->names, FILE_LINES_LONGEST);
    text_add(&run->names, run->line.bytes, run->line.length);
    if (run->names.failed)
        run->code = EXIT_MEMORY;
    else
        run->column_count = split(&run->names, run->columns);
    return true;
}

static void take_line(void *user)
{
    struct fixpoint_run *run = user;
    ennead_puzzle puzzle;
    if (run->line.length == 0 || run->line.bytes[0] == '#' || run->line.bytes[0] == '\r')
        return;
    run->field_count = split(&run->line, run->fields);
    if (run->lines.line == 1)
        run->column_count = 0;
    if (run->lines.line == 1 && take_names(run))
        return;
    const struct fixpoint_field *field = said(run, puzzle_column);
    if (field == NULL)
        field = &run->fields[0];
    if (field->length >= ENNEAD_CELLS &&
        ennead_puzzle_from_line(field->text, &puzzle) == ENNEAD_STATUS_OK) {
        take_puzzle(run, &puzzle);
        return;
    }
    message("%s:%" PRIu64 ": no puzzle on this line, expected 81 cells", run->lines.name,
            run->lines.line);
    run->code = graver(run->code, EXIT_INPUT);
}

/* ------------------------------------------------------------------------------------- the run */

static bool make(struct fixpoint_run *run)
{
    ennead_model_options options;
    bool made = true;
    ennead_model_options_init(&options);
    options.stop = signals_stop();
    for (size_t i = 0; made && i < EFFORTS; i++) {
        options.solutions = efforts[i].solutions;
        made = puzzle_model_new(NULL, &options, &run->searches[i]) == ENNEAD_STATUS_OK;
    }
    for (size_t i = 0; made && i < SCHEMES; i++) {
        options.filter = schemes[i].filter;
        options.redundant = schemes[i].redundant;
        options.shave = schemes[i].shave;
        made = puzzle_model_new(NULL, &options, &run->models[i]) == ENNEAD_STATUS_OK;
    }
    return made;
}

static void unmake(struct fixpoint_run *run)
{
    file_lines_close(&run->lines);
    for (size_t i = 0; i < EFFORTS; i++)
        ennead_model_free(run->searches[i]);
    for (size_t i = 0; i < SCHEMES; i++)
        ennead_model_free(run->models[i]);
    text_free(&run->line);
    text_free(&run->names);
    free(run);
}

static void report(const struct fixpoint_run *run, struct text *text)
{
    text_format(text, "%" PRIu64 " puzzles\n\n%-18s%9s%8s%12s\n", run->puzzles, "propagation",
                "solved", "share", "values");
    for (size_t i = 0; i < SCHEMES; i++)
        text_format(text, "%-18s%9" PRIu64 "%7.2f%%%12" PRIu64 "\n", schemes[i].name,
                    run->solved[i], 100.0 * (double)run->solved[i] / (double)run->puzzles,
                    run->sums[i]);
    text_format(text, "\n%-18s%9s%12s\n", "search", "nodes", "failures");
    for (size_t i = 0; i < EFFORTS; i++)
        text_format(text, "%-18s%9" PRIu64 "%12" PRIu64 "\n", efforts[i].name, run->nodes[i],
                    run->failures[i]);
    if (run->compared > 0)
        text_format(text, "\n%" PRIu64 " figures compared, %" PRIu64 " differ\n", run->compared,
                    run->differences);
}

enum exit_code bench_fixpoints(const struct bench *bench)
{
    struct fixpoint_run *run = calloc(1, sizeof *run);
    struct text text = {0};
    if (run == NULL || !(run->lines.settings = &bench->common, make(run))) {
        message("out of memory");
        if (run != NULL)
            unmake(run);
        return EXIT_MEMORY;
    }
    file_lines_each(&run->lines, &run->line, &run->code, take_line, run);
    enum exit_code code = run->code;
    if (code == EXIT_MEMORY) {
        message("out of memory");
    } else if (run->puzzles == 0 && !signals_stopped()) {
        message("there is no puzzle in the input");
        code = graver(code, EXIT_INPUT);
    } else if (!signals_stopped()) {
        report(run, &text);
        code = graver(code, print_text(&text));
    }
    unmake(run);
    return code;
}
