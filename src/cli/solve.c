/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve`: files in, answers out. The three functions of the pipeline are here: slots are
 * filled by the feed, solved and put into words by many threads, and written in their order by one
 * at a time. Everything that is said, on standard output and standard error, is said at that third
 * place, so that both are the same for any number of threads.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/feed.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "cli/watch.h"
#include "cli/writer.h"

struct run {
    const struct settings *settings;
    struct room room;
    struct slot *slots;
    ennead_solver *solvers[MOST_THREADS];
    struct totals totals;
    enum cut cut;
    struct feed feed;
    struct writer out;
};

/* ------------------------------------------------------------------------------------ pipeline */

static bool produce(void *user, size_t index)
{
    struct run *run = user;
    return feed_fill(&run->feed, &run->slots[index]);
}

static ennead_status solve_slot(struct run *run, struct slot *slot, ennead_solver *solver)
{
    ennead_options options = run->settings->solving;
    struct watch *watch = NULL;
    options.stream = slot->first_puzzle;
    options.stop = signals_stop();
    if (run->settings->watch && slot->puzzle_count > 0) {
        watch =
            watch_begin(run->settings, &slot->puzzles[0], slot->items[0].name, slot->items[0].line);
        if (watch == NULL)
            return ENNEAD_OUT_OF_MEMORY;
        options.on_cell = watch_cell;
        options.on_cell_user = watch;
    }
    ennead_status status = ennead_solve_batch(solver, slot->puzzles, slot->puzzle_count, &options,
                                              slot->solutions, run->room.kept, slot->results);
    if (watch != NULL)
        watch_end(watch, &slot->results[0]);
    return status;
}

static void work(void *user, size_t index, size_t thread)
{
    struct run *run = user;
    struct slot *slot = &run->slots[index];
    if (solve_slot(run, slot, run->solvers[thread]) != ENNEAD_OK) {
        slot->item_count = 0;
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    for (size_t i = 0; i < slot->puzzle_count; i++)
        if (slot->results[i].solutions > run->room.kept &&
            run->settings->output->shows > run->room.kept) {
            slot->state = SLOT_TO_WRITE;
            return;
        }
    slot_write(slot, run->settings, &run->room, NULL);
}

/* On a terminal a message comes right after the answers before it; elsewhere the two streams go
 * different ways and each is written in one piece. */
static void put_interleaved(struct run *run, struct slot *slot)
{
    size_t output_at = 0, messages_at = 0;
    for (size_t i = 0; i < slot->item_count; i++) {
        const struct item *item = &slot->items[i];
        if (item->messages_end == messages_at)
            continue;
        message_hold();
        writer_put(&run->out, slot->output.bytes + output_at, item->output_end - output_at);
        writer_flush(&run->out);
        message_release();
        message_put(slot->messages.bytes + messages_at, item->messages_end - messages_at);
        output_at = item->output_end;
        messages_at = item->messages_end;
    }
    message_hold();
    writer_put(&run->out, slot->output.bytes + output_at, slot->output.length - output_at);
    writer_flush(&run->out);
    message_release();
}

static void put_texts(struct run *run, struct slot *slot)
{
    writer_put(&run->out, slot->output.bytes, slot->output.length);
    writer_flush(&run->out);
    if (slot->messages.length > 0)
        message_put(slot->messages.bytes, slot->messages.length);
}

static void write_late(struct run *run, struct slot *slot)
{
    if (run->settings->to_terminal)
        message_hold();
    slot_write(slot, run->settings, &run->room, &run->out);
    if (run->settings->to_terminal)
        message_release();
}

static bool consume(void *user, size_t index)
{
    struct run *run = user;
    struct slot *slot = &run->slots[index];
    bool late = slot->state == SLOT_TO_WRITE;
    if (late)
        write_late(run, slot);
    if (run->settings->to_terminal && !late)
        put_interleaved(run, slot);
    else
        put_texts(run, slot);
    totals_merge(&run->totals, &slot->totals);
    progress_report(slot->bytes, totals_puzzles(&run->totals));
    run->cut = run->out.error != 0 ? CUT_BY_WRITER : slot->cut;
    if (run->cut == NOT_CUT)
        return true;
    /* Wakes the others, who may be waiting for input or searching for hours. */
    signals_stop_work();
    return false;
}

/* ------------------------------------------------------------------------------------- the run */

static bool make(struct run *run)
{
    const struct settings *settings = run->settings;
    run->slots = slots_new(&run->room);
    bool made = run->slots != NULL &&
                ennead_reader_new(&settings->reading, NULL, &run->feed.reader) == ENNEAD_OK;
    for (size_t i = 0; made && i < settings->threads; i++)
        made = ennead_solver_new(NULL, &run->solvers[i]) == ENNEAD_OK;
    run->feed.settings = settings;
    run->feed.room = &run->room;
    return made;
}

static void unmake(struct run *run)
{
    if (run->feed.state != FEED_CLOSED)
        source_close(&run->feed.source);
    ennead_reader_free(run->feed.reader);
    for (size_t i = 0; i < MOST_THREADS; i++)
        ennead_solver_free(run->solvers[i]);
    slots_free(run->slots, &run->room);
}

static void begin_output(struct run *run)
{
    struct text text = {0};
    if (run->settings->output->begin != NULL)
        run->settings->output->begin(&text);
    writer_put(&run->out, text.bytes, text.length);
    if (text.failed)
        run->cut = CUT_BY_MEMORY;
    text_free(&text);
}

static bool wants_progress(const struct settings *settings)
{
    if (settings->watch || settings->progress == WHEN_NEVER)
        return false;
    if (settings->progress == WHEN_ALWAYS)
        return true;
    /* Who types does not want to be measured, nor to have the line wiped that is being typed. */
    return isatty(STDERR_FILENO) == 1 && settings_terminal_obeys() &&
           !feed_reads_terminal(settings);
}

static void run_pipeline(struct run *run)
{
    const ennead_pipeline pipeline = {
        .size = sizeof pipeline,
        .threads = run->settings->threads,
        .slots = run->room.slots,
        .user = run,
        .produce = produce,
        .work = work,
        .consume = consume,
    };
    if (wants_progress(run->settings))
        progress_start(feed_total(run->settings));
    if (ennead_pipeline_run(&pipeline, NULL) != ENNEAD_OK)
        run->cut = CUT_BY_MEMORY;
    progress_stop();
}

static void print_stats(struct run *run, double seconds)
{
    struct text text = {0};
    totals_print(&text, &run->totals, run->settings, seconds);
    if (text.failed)
        run->cut = CUT_BY_MEMORY;
    else
        message_put(text.bytes, text.length);
    text_free(&text);
}

/* Ends the run with its exit code, or by a signal. */
static enum exit_code conclude(struct run *run, double started)
{
    writer_flush(&run->out);
    if (run->out.error != EPIPE && run->settings->stats)
        print_stats(run, progress_clock() - started);
    writer_finish(&run->out);
    if (run->out.error == EPIPE)
        signals_die_of(SIGPIPE);
    enum exit_code code = run->totals.code;
    if (run->out.error != 0) {
        message("standard output: cannot write: %s", strerror(run->out.error));
        code = graver(code, EXIT_IO);
    }
    if (run->cut == CUT_BY_MEMORY) {
        message("out of memory");
        code = graver(code, EXIT_MEMORY);
    }
    return code;
}

static enum exit_code solve(const struct settings *settings)
{
    double started = progress_clock();
    struct run *run = calloc(1, sizeof *run);
    if (run == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    run->settings = settings;
    run->room = slot_room(settings);
    writer_start(&run->out, STDOUT_FILENO);
    if (!make(run))
        run->cut = CUT_BY_MEMORY;
    else
        begin_output(run);
    if (run->cut == NOT_CUT)
        run_pipeline(run);
    enum exit_code code = conclude(run, started);
    unmake(run);
    free(run);
    return code;
}

static enum exit_code run_solve(const struct command *command, int argc, char **argv)
{
    struct settings settings;
    struct text help = {0};
    int first = 0;
    settings_init(&settings);
    bool named = argc > 0 && strcmp(argv[0], command->name) == 0;
    settings.invocation = named ? COMMAND_NAMED : COMMAND_IMPLIED;
    switch (options_parse(command, &settings, argc, argv, &first)) {
    case PARSED:
        break;
    case PARSED_HELP:
        options_help(&help, command);
        return command_print(&help);
    case PARSED_WRONG:
        return EXIT_USAGE;
    case PARSED_NO_MEMORY:
        message("out of memory");
        return EXIT_MEMORY;
    }
    settings.files = argv + first;
    settings.file_count = argc > first ? (size_t)(argc - first) : 0;
    enum exit_code code = settings_complete(&settings);
    if (code == EXIT_ANSWERED)
        code = watch_check(&settings);
    return code == EXIT_ANSWERED ? solve(&settings) : code;
}

static const struct example examples[] = {
    {"ennead puzzles.txt", "solve a file; on a terminal the answers are boards"},
    {"ennead solve puzzles.txt.gz > solutions.txt", "one line a puzzle, in the order of the input"},
    {"ennead solve --count puzzles.txt", "how many solutions has each puzzle?"},
    {"ennead solve --output=json --solutions=all puzzles.txt", "everything, for a program"},
    {"ennead solve --column=quizzes --output=csv sudoku.csv", "a column of a table"},
    {"ennead solve --watch=20 puzzle.txt", "see how bifurcation works"},
    {"printf '%081d' 0 | ennead solve --engine=random --solutions=1 --seed=7",
     "a random full grid, the same each time"},
};

const struct command solve_command = {
    .name = "solve",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "solve the puzzles in files",
    .about =
        "Solves the Sudoku puzzles in each FILE, or on standard input when there is none or it is "
        "'-', and writes the answers in the order of the puzzles. Files packed by gzip or zstd are "
        "unpacked. What cannot be read as a puzzle is reported with its place, and reading goes on "
        "behind it.",
    .options = solve_options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .exits = EXITS_LISTED,
    .run = run_solve,
};
