/* SPDX-License-Identifier: MIT */
/*
 * `ennead candidates`: which candidates of each puzzle of the files are in some solution, and in
 * how many.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/batch/variant_item.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/output/conflict.h"
#include "cli/output/variant_text.h"
#include "cli/record/printable.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"
#include "cli/solve/candidate_text.h"

struct candidates_settings {
    struct settings common;
    uint64_t cap;
};

/* What is used of the description of a plain puzzle. */
static const ennead_description plain_shape = {
    .rows = 9, .columns = 9, .values = 9, .first_value = 1, .box_rows = 3, .box_columns = 3};

/* ------------------------------------------------------------------------------------- options */

static const struct choice forms[] = {
    [RECORDS_AS_LINE] = {"line", "the puzzle, and the verdict"},
    [RECORDS_AS_TSV] = {"tsv", "fields separated by tabs, with their names in the first line"},
    [RECORDS_AS_CSV] = {"csv", "the same fields separated by commas, quoted where needed"},
    [RECORDS_AS_JSON] = {"json", "one JSON object per line, with the same fields"},
    [RECORDS_AS_OTHERS] = {"grid", "a grid with the candidates of each cell"},
};

static const struct choices form_of_candidates = {"Forms of candidates", CHOICES_OF(forms)};

#define COUNTING "What is found out"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "cap",
        .argument_name = "N",
        .group = COUNTING,
        .help = "count the solutions with each candidate up to N; 0: all of them",
        .standard = "1",
        .stored = STORE_NUMBER(struct candidates_settings, cap, 0, UINT64_MAX),
    },
    RULES_OPTION(COUNTING),
    {
        .name = "node-limit",
        .argument_name = "N",
        .group = COUNTING,
        .help = "give up a puzzle after N search nodes, and write what is known so far; 0: no "
                "limit",
        .standard = "0",
        .stored = STORE_NUMBER(struct settings, solving.node_limit, 0, UINT64_MAX),
    },
    {
        .name = "time-limit",
        .argument_name = "SECONDS",
        .group = COUNTING,
        .help = "the same after this time, such as 0.5; 0: no limit",
        .standard = "0",
        .stored = STORE_SECONDS(struct settings, solving.time_limit),
    },
    THREADS_OPTION(COUNTING),
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = GROUP_WRITING,
        .help = "write answers in this form; docs/formats.md lists the fields of records",
        .standard = "by the extension of --output, else grid",
        .choices = &form_of_candidates,
        .stored = STORE_CHOICE(struct settings, record_form),
    },
    OUTPUT_OPTION(GROUP_WRITING),
    WHERE_OPTION(GROUP_WRITING, "verdict, clues, true, candidates, nodes, ended, puzzle, file, "
                                "line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITING),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ------------------------------------------------------------------------------------- writing */

static const enum field fields[] = {
    FIELD_OF_VERDICT,   FIELD_OF_CLUES, FIELD_OF_TRUE,  FIELD_OF_CANDIDATES, FIELD_OF_FREQUENCIES,
    FIELD_OF_UNDECIDED, FIELD_OF_ENDED, FIELD_OF_NODES, FIELD_OF_PUZZLE,
};

static void add_line(struct text *text, const struct record *record)
{
    text_format(text, " %s", field_word(FIELD_OF_VERDICT, record->values[FIELD_OF_VERDICT].number));
}

static const char *ended_word(ennead_search_end end)
{
    return end == ENNEAD_SEARCH_END_NODES  ? "nodes"
           : end == ENNEAD_SEARCH_END_TIME ? "time"
           : end == ENNEAD_SEARCH_END_STOP ? "stop"
                                           : NULL;
}

/* Adds what the grid shows, in words. */
static void add_heading(struct text *text, const struct counted_candidates *counted)
{
    static const char *const words[] = {
        [ENNEAD_VERDICT_NONE] = "no solution",
        [ENNEAD_VERDICT_UNIQUE] = "one solution",
        [ENNEAD_VERDICT_SEVERAL] = "several solutions",
        [ENNEAD_VERDICT_FOUND] = "a solution, and there may be more",
        [ENNEAD_VERDICT_LIMIT] = "no solution found so far",
    };
    const char *ended = ended_word(counted->result.end);
    text_string(text, words[counted->result.verdict]);
    if (counted->result.verdict != ENNEAD_VERDICT_NONE)
        text_format(text, "; %" PRIu64 " candidates in solutions", counted_true(counted));
    if (ended != NULL)
        text_format(text, "; ended by %s: ? marks what is not final",
                    counted->result.end == ENNEAD_SEARCH_END_STOP   ? "a signal"
                    : counted->result.end == ENNEAD_SEARCH_END_TIME ? "the time limit"
                                                                    : "the node limit");
    text_character(text, '\n');
}

/* Adds an answer as a grid: the place of the puzzle and its note, the verdict, the grid. */
static void add_board(struct slot *slot, const struct settings *settings, const struct item *item,
                      const struct record *record, const struct counted_candidates *counted)
{
    if (!records_want(settings->records, record))
        return;
    struct text *text = &slot->output;
    if (!settings->in_argument) {
        text_format(text, "%s:%" PRIu64, item->name, slot_line(item));
        if (record->beside_length > 0) {
            text_string(text, "  ");
            printable_add(text, settings, record->beside, record->beside_length);
        }
        text_character(text, '\n');
    }
    add_heading(text, counted);
    if (counted->result.verdict != ENNEAD_VERDICT_NONE)
        counted_add_grid(text, counted);
    text_character(text, '\n');
}

/* Sets the lists of a record and adds it. */
static void add_record(struct slot *slot, const struct settings *settings, struct record *record,
                       const struct counted_candidates *counted)
{
    struct text values = {0}, counts = {0}, undecided = {0};
    counted_add_values(&values, counted);
    record_set_text(record, FIELD_OF_CANDIDATES, values.bytes, values.length);
    counted_add_counts(&counts, counted);
    if (counted->cap != 1)
        record_set_text(record, FIELD_OF_FREQUENCIES, counts.bytes, counts.length);
    counted_add_undecided(&undecided, counted);
    if (counted->result.end != ENNEAD_SEARCH_END_COMPLETE)
        record_set_text(record, FIELD_OF_UNDECIDED, undecided.bytes, undecided.length);
    if (values.failed || counts.failed || undecided.failed)
        slot->output.failed = true;
    else
        records_add(settings->records, &slot->output, record);
    text_free(&values);
    text_free(&counts);
    text_free(&undecided);
}

/* Writes what was found out. The record has its puzzle already. */
static void write_counted(const struct settings *settings, struct slot *slot,
                          const struct item *item, struct record *record,
                          const struct counted_candidates *counted)
{
    const ennead_candidates_result *result = &counted->result;
    const char *ended = ended_word(result->end);
    slot->totals.verdicts[result->verdict]++;
    if (result->verdict == ENNEAD_VERDICT_NONE || result->end != ENNEAD_SEARCH_END_COMPLETE)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    record_set_number(record, FIELD_OF_VERDICT, (uint64_t)result->verdict);
    record_set_number(record, FIELD_OF_TRUE, counted_true(counted));
    record_set_number(record, FIELD_OF_NODES, result->nodes);
    if (ended != NULL)
        record_set_string(record, FIELD_OF_ENDED, ended);
    if (settings->record_form == RECORDS_AS_OTHERS)
        add_board(slot, settings, item, record, counted);
    else
        add_record(slot, settings, record, counted);
}

/* ---------------------------------------------------------------------------------------- work */

static ennead_candidates_options options_of(const struct candidates_settings *settings)
{
    ennead_candidates_options chosen;
    ennead_candidates_options_init(&chosen);
    chosen.cap = settings->cap;
    chosen.node_limit = settings->common.solving.node_limit;
    chosen.time_limit = settings->common.solving.time_limit;
    chosen.stop = signals_stop();
    return chosen;
}

/* Whether a signal came before anything was known. */
static bool is_cut(struct slot *slot, const ennead_candidates_result *result)
{
    if (result->end != ENNEAD_SEARCH_END_STOP || result->verdict != ENNEAD_VERDICT_LIMIT)
        return false;
    slot->cut = CUT_BY_STOP;
    return true;
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct candidates_settings *settings = user;
    const struct settings *common = &settings->common;
    const ennead_candidates_options chosen = options_of(settings);
    uint64_t counts[ENNEAD_CELLS][9], sets[ENNEAD_CELLS];
    uint16_t undecided[ENNEAD_CELLS];
    struct counted_candidates counted = {
        .shape = &plain_shape, .counts = counts[0], .undecided = sets, .cap = chosen.cap};
    struct record record;
    if (ennead_count_candidates(&slot->puzzles[index], &chosen, counts, undecided,
                                &counted.result) != ENNEAD_STATUS_OK ||
        is_cut(slot, &counted.result))
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        sets[cell] = undecided[cell];
    if (counted.result.verdict == ENNEAD_VERDICT_NONE && !common->quiet)
        conflict_report(slot, item, &slot->puzzles[index]);
    const ennead_state state = slot_state(slot, item, index);
    record_begin(&record, common, slot, item);
    record_set_puzzle(&record, &state);
    write_counted(common, slot, item, &record, &counted);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct candidates_settings *settings = user;
    const struct settings *common = &settings->common;
    const ennead_description *d = &variant->description;
    const ennead_candidates_options chosen = options_of(settings);
    const size_t cells = (size_t)d->rows * (size_t)d->columns;
    uint64_t *counts = malloc(cells * (size_t)d->values * sizeof *counts);
    uint64_t *undecided = malloc(cells * sizeof *undecided);
    struct counted_candidates counted = {
        .shape = d, .counts = counts, .undecided = undecided, .cap = chosen.cap};
    struct record record;
    struct text givens = {0};
    if (counts == NULL || undecided == NULL ||
        ennead_model_count_candidates(variant->model, NULL, &chosen, counts, undecided,
                                      &counted.result) != ENNEAD_STATUS_OK) {
        slot->cut = CUT_BY_MEMORY;
    } else if (!is_cut(slot, &counted.result)) {
        if (counted.result.verdict == ENNEAD_VERDICT_NONE && !common->quiet)
            conflict_report_of_variant(slot, item, variant);
        variant_add_givens(&givens, variant);
        slot->output.failed = slot->output.failed || givens.failed;
        record_begin(&record, common, slot, item);
        record_set_title(&record, variant->report.title);
        record_set_text(&record, FIELD_OF_PUZZLE, givens.bytes, givens.length);
        record_set_number(&record, FIELD_OF_CLUES, variant_count_clues(variant));
        write_counted(common, slot, item, &record, &counted);
    }
    text_free(&givens);
    free(counts);
    free(undecided);
}

/* ------------------------------------------------------------------------------------- the run */

static void write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    if (settings->record_form != RECORDS_AS_OTHERS)
        records_add_error(settings, slot, item);
}

static enum exit_code run_candidates(const struct command *command, int argc, char **argv)
{
    struct candidates_settings settings = {.cap = 1};
    struct records records = {
        .settings = &settings.common,
        .fields = fields,
        .field_count = sizeof fields / sizeof fields[0],
        .cells = FIELD_OF_PUZZLE,
        .line = add_line,
    };
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .greeting = "Type or paste puzzles; each is answered when it is whole. Ctrl-D ends.\n",
        .begin = records_begin,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .error = write_error,
        .ranks = RANKS_WORK,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.records = &records;
    settings.common.record_form = RECORDS_AS_OTHERS;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead candidates puzzle.txt", "show which candidates are in some solution"},
    {"ennead candidates --cap=8 puzzle.txt", "count the solutions with each, up to 8"},
    {"ennead candidates --time-limit=2 --format=json puzzles.txt",
     "write what is known of each puzzle after two seconds"},
};

const struct command candidates_command = {
    .name = "candidates",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "find the candidates that are in some solution",
    .about =
        "Finds the true candidates of each puzzle in each FILE, or on standard input: those that "
        "are in some solution. With --cap=N it counts the solutions with each of them up to N. "
        "Writes a grid with the candidates of each cell; with --cap=N, 7(3) says that 7 is in 3 "
        "solutions, and 7 alone that it is in N or more. After a limit or Ctrl-C it writes what is "
        "known so far, with a ? after each candidate whose count is not final. The fields of "
        "records:\n"
        "\n"
        "verdict - unique, several or none; found or limit if a limit came after one solution or "
        "before any.\n"
        "clues, true - how many givens, and how many true candidates.\n"
        "candidates - a word for each cell, with its true candidates; '-' if it has none.\n"
        "frequencies - the same with the number of solutions of each, if --cap is not 1.\n"
        "undecided - the same with the candidates whose count is not final, if a limit came "
        "first.\n"
        "ended, nodes - the limit that came first, and nodes of the search.\n"
        "puzzle, message, note - its cells, what is wrong with the input, the text next to it.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "everything was found out, and every puzzle has a solution",
    .unanswered = "some puzzle has no solution, or a limit came first",
    .run = run_candidates,
};
