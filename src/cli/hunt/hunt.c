/* SPDX-License-Identifier: MIT */
/*
 * `ennead hunt`: rates the neighbors of puzzles, then those of the best that were found, and so on.
 *
 *     round    the best puzzle that has not been searched
 *              --> its neighbors, without those seen before    (on all threads)
 *              --> their ratings                               (on all threads)
 *              --> those that are wanted: written, and searched in later rounds
 *
 * All that matters is written. So a hunt goes on from its output: it takes the same puzzles again
 * and chooses the same rounds, without searching or rating.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/batch/batch.h"
#include "cli/files/destination.h"
#include "cli/files/new_file.h"
#include "cli/hunt/hunt_past.h"
#include "cli/journal/journal.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/slice_option.h"
#include "cli/rate/rate_output.h"
#include "cli/record/record_table.h"
#include "cli/record/records_run.h"

enum {
    MOST_FIELDS = 11,
    BESIDE_RANKS = 3, /* columns: the puzzle, the number of its clues, and what it is from */
};

/* -------------------------------------------------------------------------------------- options */

#define GROUP_HUNT "What is searched and kept"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    JOURNAL_OPTIONS(GROUP_READING),
    {
        .name = "remove",
        .argument_name = "R",
        .group = GROUP_HUNT,
        .help = "remove R clues of a puzzle, up to 5",
        .standard = "1",
        .stored = STORE_NUMBER(struct hunt_settings, options.remove, 1, ENNEAD_MOST_CHANGES),
    },
    {
        .name = "add",
        .argument_name = "A",
        .group = GROUP_HUNT,
        .help = "add A other clues, up to 5",
        .standard = "1",
        .stored = STORE_NUMBER(struct hunt_settings, options.add, 1, ENNEAD_MOST_CHANGES),
    },
    {
        .name = "scale",
        .argument_name = "SCALE",
        .group = GROUP_HUNT,
        .help = "rate on this scale; the highest ratings are the best",
        .standard = "se",
        .choices = &scale_choices,
        .stored = STORE_ROW(struct rate_settings, scale, struct scale),
    },
    {
        .name = "node-limit",
        .argument_name = "N",
        .group = GROUP_HUNT,
        .help =
            "do not keep a neighbor whose rating takes more than N nodes of chains; 0: no limit. A "
            "puzzle of the input is kept, as the worst, with a message",
        .standard = "0",
        .stored = STORE_NUMBER(struct settings, solving.node_limit, 0, UINT64_MAX),
    },
    {
        .name = "keep",
        .argument_name = "N",
        .group = GROUP_HUNT,
        .help = "keep the N best puzzles, up to 100000; others are not searched",
        .standard = "1000",
        .stored = STORE_NUMBER(struct hunt_settings, keep, 1, MOST_POOLED),
    },
    {
        .name = "where",
        .argument_name = "CONDITION",
        .group = GROUP_HUNT,
        .help =
            "keep only neighbors for which this is true, as in 'ennead rate': comparisons of "
            "er, ep, ed, te, b, bxb, bxbb, w, gw, gb, sw, score, level, technique, clues, joined "
            "by and, or, not and parentheses",
        .stored = STORE_TEXT(struct settings, condition),
    },
    {
        .name = "rounds",
        .argument_name = "N",
        .group = GROUP_HUNT,
        .help = "end after the neighbors of N puzzles",
        .standard = "no end",
        .stored = STORE_NUMBER(struct hunt_settings, rounds, 1, UINT64_MAX),
    },
    SEED_OPTION(GROUP_HUNT,
                "of puzzles with equal ratings the seed decides which is searched first", "0"),
    OUTPUT_OPTION(GROUP_WRITING),
    {
        .name = "best",
        .argument_name = "FILE",
        .group = GROUP_WRITING,
        .help = "after each round write the best puzzles to FILE, the best first",
        .stored = STORE_TEXT(struct hunt_settings, best_file),
    },
    {
        .name = "rows",
        .argument_name = "N",
        .group = GROUP_WRITING,
        .help = "write N puzzles to the file of --best",
        .standard = "20",
        .stored = STORE_NUMBER(struct hunt_settings, best, 1, MOST_POOLED),
    },
    MEMORY_OPTION(GROUP_OTHER, struct hunt_settings),
    THREADS_OPTION(GROUP_OTHER),
    ISA_OPTION,
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* The fields of a record: the puzzle, its rank, the number of clues, and where it is from; then
 * those only for --where. Returns how many there are up to there. */
static size_t choose_fields(const struct scale *scale, enum field fields[MOST_FIELDS],
                            size_t *count)
{
    static const enum field behind[] = {FIELD_OF_TECHNIQUE, FIELD_OF_LEVEL, FIELD_OF_COUNTS,
                                        FIELD_OF_STEPS, FIELD_OF_SCORE};
    const size_t used_behind = sizeof behind / sizeof behind[0] -
                               (!scale->is_measure && !scale->needs_rater); /* it has the score */
    size_t used = 0;
    fields[used++] = FIELD_OF_PUZZLE;
    if (scale->is_measure) {
        fields[used++] = scale->field;
    } else if (scale->needs_rater) {
        fields[used++] = FIELD_OF_ER;
        fields[used++] = FIELD_OF_EP;
        fields[used++] = FIELD_OF_ED;
    } else {
        fields[used++] = FIELD_OF_SCORE;
    }
    fields[used++] = FIELD_OF_CLUES;
    fields[used++] = FIELD_OF_FROM;
    *count = used;
    for (size_t i = 0; i < used_behind; i++)
        fields[(*count)++] = behind[i];
    return used;
}

/* --------------------------------------------------------------------------------------- rounds */

static void tell_round(const struct hunt_run *hunt)
{
    const struct pooled *best = hunt->pool.members;
    if (hunt->settings->rate.common.quiet || hunt->pool.count == 0)
        return;
    const unsigned long long first = best->rank[0];
    if (hunt->settings->rate.scale->needs_rater)
        message("round %" PRIu64 ": %" PRIu64 " neighbors rated, %" PRIu64
                " kept; the best so far: %llu.%llu",
                hunt->round, hunt->new_ones, hunt->kept, first / 10, first % 10);
    else
        message("round %" PRIu64 ": %" PRIu64 " neighbors rated, %" PRIu64
                " kept; the best so far: %llu",
                hunt->round, hunt->new_ones, hunt->kept, first);
}

static void add_best(const struct hunt_run *hunt, const struct pooled *best, struct text *text)
{
    char line[ENNEAD_LINE_SIZE];
    static const uint8_t nothing[ENNEAD_CELLS];
    ennead_write_line(best->cells, line);
    text_string(text, line);
    for (size_t i = 0; i < hunt->ranks; i++)
        if (field_rows[hunt->records->fields[1 + i]].kind == FIELD_TENTHS)
            text_format(text, "\t%" PRIu64 ".%" PRIu64, best->rank[i] / 10, best->rank[i] % 10);
        else
            text_format(text, "\t%" PRIu64, best->rank[i]);
    ennead_write_line(best->from, line);
    text_format(text, "\t%s\n", memcmp(best->from, nothing, sizeof nothing) == 0 ? "" : line);
}

/* Writes the table of the best. */
static void write_best(struct hunt_run *hunt)
{
    struct text text = {0};
    struct new_file file;
    struct writer writer;
    hunt_pool_sort(&hunt->pool);
    if (hunt->settings->best_file == NULL)
        return;
    for (size_t i = 0; i < hunt->pool.count && i < hunt->settings->best; i++)
        add_best(hunt, &hunt->pool.members[i], &text);
    int error = text.failed ? ENOMEM : new_file_open(&file, hunt->settings->best_file);
    if (error == 0) {
        writer_start(&writer, file.fd);
        writer_put(&writer, text.bytes, text.length);
        const bool written = writer_flush(&writer);
        error = written ? new_file_keep(&file) : writer.error;
        if (!written)
            new_file_drop(&file);
    }
    if (error != 0) {
        message("%s: cannot write: %s", hunt->settings->best_file, strerror(error));
        hunt->code = EXIT_IO;
    }
    text_free(&text);
}

/* Does all rounds. `begun` is the puzzle of a round that was interrupted, or NULL. */
static void do_rounds(struct hunt_run *hunt, const uint8_t *begun)
{
    uint8_t cells[ENNEAD_CELLS];
    for (const uint8_t *next = begun; !hunt_has_ended(hunt); next = NULL) {
        if (next == NULL) {
            struct pooled *chosen =
                hunt->round == hunt->settings->rounds ? NULL : hunt_pool_next(&hunt->pool);
            if (chosen == NULL)
                return;
            chosen->state = SEARCHED;
            hunt->round++;
            next = chosen->cells;
        }
        memcpy(cells, next, sizeof cells);
        hunt_around(hunt, cells);
        if (hunt_has_ended(hunt))
            return;
        write_best(hunt);
        tell_round(hunt);
    }
}

/* ---------------------------------------------------------------------------------------- seeds */

static void leave_out(struct hunt_run *hunt, struct slot *slot, const struct item *item,
                      const char *why)
{
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (hunt->settings->rate.common.quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": left out: %s\n", why);
}

static void take_seed(struct hunt_run *hunt, struct slot *slot, const struct item *item,
                      const ennead_puzzle *puzzle)
{
    uint8_t form[ENNEAD_CELLS];
    ennead_solve_result result;
    ennead_solve(puzzle, NULL, NULL, 0, &result);
    ennead_canonical(puzzle->givens, form, NULL, NULL);
    if (result.verdict != ENNEAD_VERDICT_UNIQUE)
        leave_out(hunt, slot, item, "it does not have exactly one solution");
    else if (!hunt_sees(hunt, form))
        leave_out(hunt, slot, item, "it is the same as an earlier one up to symmetry");
    else
        text_add(&hunt->seeds, (const char *)puzzle->givens, ENNEAD_CELLS);
}

static ennead_status take_seeds(void *user, struct slot *slot)
{
    struct hunt_run *hunt = user;
    size_t index = 0;
    for (size_t i = 0; i < slot->item_count; i++)
        if (slot->items[i].kind == ITEM_PUZZLE)
            take_seed(hunt, slot, &slot->items[i], &slot->puzzles[index++]);
    return hunt->seeds.failed || hunt->code == EXIT_MEMORY ? ENNEAD_STATUS_OUT_OF_MEMORY
                                                           : ENNEAD_STATUS_OK;
}

/* Reads the puzzles of the input, with messages about what is not one. */
static enum exit_code read_seeds(struct hunt_run *hunt)
{
    struct settings reading = hunt->settings->rate.common;
    const struct puzzle_command command = {
        .user = hunt, .work = take_seeds, .marks = MARKS_REFUSED};
    reading.threads = 1;
    reading.progress = WHEN_NEVER;
    reading.records = NULL;
    reading.journaling = NULL;
    enum exit_code code = batch_run(&reading, &command);
    hunt->input = code;
    return code;
}

static void begin_output(struct hunt_run *hunt)
{
    struct text text = {0};
    record_table_begin(hunt->records, &text);
    hunt_put(hunt, &text);
    hunt_note(hunt);
}

static void do_all(struct hunt_run *hunt)
{
    struct journal *journal = hunt->settings->rate.common.journaling;
    struct hunt_past past = {.seeds = 0};
    if (journal != NULL) /* which knows of puzzles that were not rated */
        hunt->input = graver(hunt->input,
                             (enum exit_code)journal_last(journal)->numbers[JOURNAL_NUMBERS - 1]);
    if (journal == NULL || !journal_has_output(journal))
        begin_output(hunt);
    else
        hunt_past_take(hunt, &past);
    if (past.seeds * ENNEAD_CELLS < hunt->seeds.length && !hunt_has_ended(hunt))
        hunt_rate_seeds(hunt, past.seeds);
    do_rounds(hunt, past.has_begun ? past.begun : NULL);
}

/* ------------------------------------------------------------------------------ the best table */

/* The folder of a file that is not there. Returns false if there is none. */
static bool folder_of(const char *name, struct stat *folder)
{
    const char *slash = strrchr(name, '/');
    char *path = slash != NULL ? strndup(name, (size_t)(slash - name) + 1) : strdup(".");
    const bool there = path != NULL && stat(path, folder) == 0;
    free(path);
    return there;
}

/* Whether two names of files that are not there are the same name in the same folder. */
static bool is_same_entry(const char *one, const char *other)
{
    const char *first = strrchr(one, '/'), *second = strrchr(other, '/');
    struct stat a, b;
    return strcmp(first != NULL ? first + 1 : one, second != NULL ? second + 1 : other) == 0 &&
           folder_of(one, &a) && folder_of(other, &b) && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

/* Whether two names are those of one plain file, which need not be there. */
static bool is_same_file(const char *one, const char *other)
{
    struct stat a, b;
    const bool there = stat(one, &a) == 0;
    if (there != (stat(other, &b) == 0))
        return false;
    if (there)
        return S_ISREG(a.st_mode) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
    return is_same_entry(one, other);
}

/* The option or input that has the file of --best already; NULL: none. */
static const char *taken_by(const struct settings *settings, const char *best)
{
    const char *output = settings->output_file, *journal = settings->journal.file;
    if (output != NULL && is_same_file(best, output))
        return "--output";
    if (journal != NULL && is_same_file(best, journal))
        return "--journal";
    for (size_t i = 0; i < settings->file_count; i++)
        if (is_same_file(best, settings->files[i]))
            return "the input";
    return NULL;
}

/* Whether the table can be written is known before a round of hours. */
static enum exit_code check_best(const char *command, const struct hunt_settings *settings)
{
    const char *best = settings->best_file;
    struct stat there;
    if (best == NULL)
        return EXIT_ANSWERED;
    if (*best == '\0' || strcmp(best, "-") == 0)
        return message_usage(command, "--best needs the name of a file");
    const char *by = taken_by(&settings->rate.common, best);
    if (by != NULL)
        return message_usage(command, "--best and %s are the same file", by);
    if (stat(best, &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode))
        return EXIT_ANSWERED;
    struct new_file file;
    const int error = new_file_open(&file, best);
    if (error == 0) {
        new_file_drop(&file);
        return EXIT_ANSWERED;
    }
    message("%s: cannot write: %s", best, strerror(error));
    destination_abandon();
    return EXIT_IO;
}

/* -------------------------------------------------------------------------------------- the run */

/* Ends the output and the journal. */
static enum exit_code conclude(struct hunt_run *hunt)
{
    struct journal *journal = hunt->settings->rate.common.journaling;
    writer_flush(&hunt->out);
    if (hunt->code == EXIT_MEMORY)
        message("out of memory");
    enum exit_code code = hunt->code;
    if (journal != NULL) {
        if (!hunt_has_ended(hunt))
            hunt_note(hunt);
        const enum exit_code ended =
            hunt_has_ended(hunt) ? journal_stop(journal) : journal_finish(journal);
        code = graver(code, ended);
    } else if (hunt->code == EXIT_ANSWERED) {
        destination_complete(); /* a signal is a way to end a hunt */
    }
    return graver(code, destination_check(hunt->out.error));
}

static enum exit_code hunt_with(struct hunt_run *hunt)
{
    writer_start(&hunt->out, STDOUT_FILENO);
    if (!hunt_make(hunt)) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    const enum exit_code code = read_seeds(hunt);
    if (code == EXIT_IO || code == EXIT_MEMORY)
        return code;
    do_all(hunt);
    const enum exit_code ended = conclude(hunt);
    return graver(hunt->input, ended);
}

static enum exit_code start(const struct command *command, struct hunt_run *hunt)
{
    struct settings *settings = &hunt->settings->rate.common;
    enum exit_code code = EXIT_ANSWERED;
    if (settings->journal.file != NULL && settings->file_count == 0)
        return message_usage(command->name,
                             "--journal needs files, which can be read again, not standard input");
    if (settings->journal.file != NULL)
        code = journal_open(command->name, settings, &settings->journaling);
    if (code == EXIT_ANSWERED && settings->journaling != NULL &&
        journal_past(settings->journaling) == JOURNAL_FINISHED)
        code = records_tell_finished(settings);
    else if (code == EXIT_ANSWERED)
        code = hunt_with(hunt);
    journal_close(settings->journaling);
    return code;
}

/* Rates on settings->scale alone. */
static void choose_one_scale(struct rate_settings *settings)
{
    for (size_t i = 0; choices_name(&scale_choices, i) != NULL; i++)
        if (choices_row(&scale_choices, i) == settings->scale)
            settings->chosen = 1u << i;
}

static enum exit_code run_hunt(const struct command *command, int argc, char **argv)
{
    static struct hunt_settings settings = {.rounds = UINT64_MAX, .keep = 1000, .best = 20};
    static struct hunt_run hunt = {.settings = &settings};
    static enum field fields[MOST_FIELDS];
    size_t count;
    enum exit_code code;
    settings_init(&settings.rate.common);
    ennead_neighbor_options_init(&settings.options);
    settings.rate.scale = choices_row(&scale_choices, 0);
    if (!command_parse(command, &settings.rate.common, argc, argv, &code))
        return code;
    choose_one_scale(&settings.rate);
    settings.rate.common.record_form = RECORDS_AS_TSV;
    struct records records = rate_records(&settings.rate);
    records.table_count = choose_fields(settings.rate.scale, fields, &count);
    hunt.ranks = records.table_count - BESIDE_RANKS;
    records.fields = fields;
    records.field_count = count;
    records.origin = RECORDS_MADE;
    settings.rate.common.records = hunt.records = &records;
    code = settings_complete(command->name, &settings.rate.common);
    if (code == EXIT_ANSWERED)
        code = check_best(command->name, &settings);
    if (code == EXIT_ANSWERED)
        code = records_prepare(&records, command->name);
    if (code == EXIT_ANSWERED)
        code = start(command, &hunt);
    hunt_unmake(&hunt);
    return code;
}

static const struct example examples[] = {
    {"ennead hunt --rounds=2 puzzles.txt", "search around the hardest, and the hardest then"},
    {"ennead hunt --where='er >= 9' --best=best.tsv --journal=journal --resume -o found.tsv "
     "puzzles.txt",
     "keep only hard ones, until Ctrl-C; the same command goes on"},
};

const struct command hunt_command = {
    .name = "hunt",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "search for hard puzzles around given ones",
    .about =
        "Rates the puzzles in each FILE, or on standard input, and then their neighbors: the "
        "minimal puzzles with one solution that differ by --remove clues removed and --add others "
        "added. Each round searches around the best puzzle known that has not been searched, and "
        "rates the neighbors that are new up to symmetry. Those that satisfy --where, and are "
        "among the --keep best, are written, with their ratings and the puzzle that they are "
        "neighbors of, and are searched in later rounds.\n"
        "\n"
        "The best are those with the highest er, then ep, then ed; or with the highest te, b, bxb, "
        "bxbb, w, gw, gb, sw or score. A hunt ends when all puzzles kept have been searched, after "
        "--rounds, or with Ctrl-C. With --journal and --resume it goes on, and its output is that "
        "of a hunt that was never interrupted. docs/hunting.md shows how to use it.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the hunt ended",
    .unanswered =
        "some puzzle of the input does not have exactly one solution, came twice, or could "
        "not be rated",
    .run = run_hunt,
};
