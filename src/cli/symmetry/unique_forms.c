/* SPDX-License-Identifier: MIT */
/*
 * `ennead unique-forms`: the puzzles of the input, except those that are equal, up to symmetry, to
 * an earlier one. Canonical forms are made on all threads; the set that remembers them is used in
 * the order of the input, by the one thread that writes. In an MPI run each worker has a part of
 * the set: the hash of a form says which.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>

#include "cli/base/ranks.h"
#include "cli/base/signals.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"
#include "cli/record/records_run.h"

struct unique_settings {
    struct settings common;
    bool canonical, repeated;
    ennead_grid_set *forms;
    struct records records;
};

static const enum field fields[] = {FIELD_OF_PUZZLE, FIELD_OF_CANONICAL, FIELD_OF_CLUES};

#define GROUP_WRITTEN "What is written"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "canonical",
        .letter = 'c',
        .group = GROUP_WRITTEN,
        .help = "write each puzzle in its canonical form",
        .flag = offsetof(struct unique_settings, canonical),
    },
    {
        .name = "repeated",
        .letter = 'r',
        .group = GROUP_WRITTEN,
        .help = "write the puzzles that would be dropped instead",
        .flag = offsetof(struct unique_settings, repeated),
    },
    RECORD_FORMAT_OPTION(GROUP_WRITTEN, "line"),
    OUTPUT_OPTION(GROUP_WRITTEN),
    WHERE_OPTION(GROUP_WRITTEN, "puzzle, canonical, clues, file, line, note, named columns"),
    GUARD_FORMULAS_OPTION(GROUP_WRITTEN),
    {
        .name = "stats",
        .group = GROUP_OTHER,
        .help = "write counts to standard error at the end",
        .flag = offsetof(struct settings, stats),
    },
    THREADS_OPTION(GROUP_OTHER),
    LAST_OPTIONS,
};

static ennead_status make_forms(void *user, struct slot *slot)
{
    (void)user;
    for (size_t i = 0; i < slot->puzzle_count; i++)
        ennead_canonical(slot->puzzles[i].givens, slot->solutions[i], NULL, NULL);
    slot->state = SLOT_TO_WRITE;
    return ENNEAD_STATUS_OK;
}

static void write_puzzle(const struct unique_settings *settings, struct slot *slot,
                         const struct item *item, size_t index)
{
    char canonical[ENNEAD_LINE_SIZE];
    struct record record;
    ennead_write_line(slot->solutions[index], canonical);
    record_begin(&record, &settings->common, slot, item);
    record_set_givens(&record, slot->puzzles[index].givens);
    record_set_string(&record, FIELD_OF_CANONICAL, canonical);
    records_add(&settings->records, &slot->output, &record);
}

/* Which worker has the forms of that kind. */
static size_t owner_of(const uint8_t form[ENNEAD_CELLS], size_t workers)
{
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (size_t i = 0; i < ENNEAD_CELLS; i++)
        hash = (hash ^ form[i]) * 0x100000001b3u;
    return (size_t)((hash >> 32) % workers);
}

/* Adds forms to the part of the set that is here, and a character for each to the answer: whether
 * it is new. */
static bool answer_forms(void *user, const struct text *question, struct text *answer)
{
    const struct unique_settings *settings = user;
    bool is_new;
    for (size_t at = 0; at < question->length; at += ENNEAD_CELLS) {
        const uint8_t *form = (const uint8_t *)question->bytes + at;
        if (ennead_grid_set_add(settings->forms, form, &is_new) != ENNEAD_STATUS_OK)
            return false;
        text_character(answer, is_new ? '+' : '-');
    }
    return !answer->failed;
}

/* Takes what the workers said of the forms of a slot: for each puzzle, one solution if its form is
 * new. Returns false if something is missing. */
static bool take_answers(struct slot *slot, const struct text *answers, struct text *taken,
                         size_t workers)
{
    for (size_t i = 0; i < slot->puzzle_count; i++) {
        const size_t owner = owner_of(slot->solutions[i], workers);
        if (taken[owner].length == answers[owner].length)
            return false;
        slot->results[i].solutions = answers[owner].bytes[taken[owner].length++] == '+';
    }
    return true;
}

/* Asks the workers which forms of a slot are new. */
static bool ask_workers(struct slot *slot)
{
    const size_t workers = ranks_workers();
    struct text *questions = calloc(2 * workers, sizeof *questions);
    if (questions == NULL)
        return false;
    struct text *answers = questions + workers;
    for (size_t i = 0; i < slot->puzzle_count; i++)
        text_add(&questions[owner_of(slot->solutions[i], workers)],
                 (const char *)slot->solutions[i], ENNEAD_CELLS);
    /* The texts of the questions are empty then. */
    const bool well =
        ranks_ask(questions, answers) && take_answers(slot, answers, questions, workers);
    for (size_t i = 0; i < workers; i++) {
        questions[i].length = 0;
        text_free(&questions[i]);
        text_free(&answers[i]);
    }
    free(questions);
    return well;
}

/* Finds out which forms of a slot are new. */
static bool find_new(const struct unique_settings *settings, struct slot *slot)
{
    if (ranks_workers() > 0)
        return ask_workers(slot);
    for (size_t i = 0; i < slot->puzzle_count; i++) {
        bool is_new;
        if (ennead_grid_set_add(settings->forms, slot->solutions[i], &is_new) != ENNEAD_STATUS_OK)
            return false;
        slot->results[i].solutions = is_new;
    }
    return true;
}

static void write_unique(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct unique_settings *settings = user;
    if (index == 0 && !find_new(settings, slot)) {
        slot->cut = signals_stopped() ? CUT_BY_STOP : CUT_BY_MEMORY;
        return;
    }
    const bool is_new = slot->results[index].solutions > 0;
    slot->totals.verdicts[ENNEAD_VERDICT_FOUND]++;
    slot->totals.solutions += is_new;
    if (is_new != settings->repeated)
        write_puzzle(settings, slot, item, index);
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const uint64_t read = totals_puzzles(totals), different = totals->solutions;
    (void)user;

    text_format(text,
                "puzzles %" PRIu64 "\ndifferent %" PRIu64 "\nrepeated %" PRIu64 "\nerrors %" PRIu64
                "\nseconds %.6f\n",
                read, different, read - different, totals->errors, seconds);
}

/* All threads share one set: it is added to where puzzles are written, one after the other. */
static bool make_set(void *user, size_t thread)
{
    struct unique_settings *settings = user;
    return thread > 0 || ennead_grid_set_new(NULL, &settings->forms) == ENNEAD_STATUS_OK;
}

static void free_set(void *user, size_t thread)
{
    struct unique_settings *settings = user;
    if (thread == 0)
        ennead_grid_set_free(settings->forms);
}

static enum exit_code run_unique_forms(const struct command *command, int argc, char **argv)
{
    struct unique_settings settings = {.canonical = false};
    enum exit_code code;

    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    settings.records = (struct records){
        .settings = &settings.common,
        FIELDS_OF(fields),
        .cells = settings.canonical ? FIELD_OF_CANONICAL : FIELD_OF_PUZZLE,
        .errors = NO_ERRORS_ON_LINES, /* the output has only puzzles */
    };
    settings.common.records = &settings.records;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .kept = 1,
        .thread_begin = make_set,
        .thread_end = free_set,
        .greeting = "Type or paste grids and puzzles. Ctrl-D ends.\n",
        .work = make_forms,
        .begin = records_begin,
        .puzzle = write_unique,
        .error = records_add_error,
        .stats = write_stats,
        .ranks = RANKS_WORK,
        .ask = answer_forms,
        .earlier = EARLIER_ARE_REMEMBERED,
        .marks = MARKS_REFUSED,
    };
    code = settings_complete(command->name, &settings.common);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead unique-forms old.txt new.txt > all.txt", "merge collections without repetitions"},
    {"ennead unique-forms --repeated puzzles.txt", "write the repetitions"},
};

const struct command unique_forms_command = {
    .name = "unique-forms",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "drop puzzles that are the same up to symmetry",
    .about =
        "Writes the grids and puzzles in each FILE, or on standard input, with their notes, but "
        "none that is essentially the same as one before it: equal after a permutation of rows, "
        "columns and digits. The comparison is exact. It takes 36 to 48 bytes of memory for each "
        "different puzzle of 25 clues.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle was read",
    .unanswered = "never",
    .run = run_unique_forms,
};
