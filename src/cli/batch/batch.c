/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/batch/batch.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/ranks.h"
#include "cli/base/signals.h"
#include "cli/base/terminal.h"
#include "cli/base/thread_team.h"
#include "cli/batch/batch_ranks.h"
#include "cli/batch/feed.h"
#include "cli/batch/slice.h"
#include "cli/batch/slot_write.h"
#include "cli/batch/variant_item.h"
#include "cli/files/destination.h"
#include "cli/journal/journal.h"

struct batch_state {
    const struct settings *settings;
    const struct puzzle_command *command;
    struct room room;
    struct slot *slots;
    struct totals totals;
    enum cut cut;
    bool begun;             /* what comes before the first answer has been, or will be, written */
    enum exit_code refused; /* if not EXIT_ANSWERED, nothing can be answered */
    struct input_slice slice;
    struct slice_mark mark; /* the last record that has been written */
    uint64_t made;          /* records, if none is read */
    enum { JOURNAL_IS_WELL, JOURNAL_FAILED } journal;
    struct slot *divided; /* the record whose units are worked on; NULL: there are no units */
    uint64_t next_unit;   /* of it */
    struct feed feed;
    struct kept_models models[MOST_THREADS];
    struct writer out;
};

/* ------------------------------------------------------------------------------------ pipeline */

/* Whether something has been, or will be, written before by another run of the same command. */
static bool is_continued(const struct batch_state *batch)
{
    const struct journal *journal = batch->settings->journaling;
    return batch->settings->slice.part > 1 || (journal != NULL && journal_has_output(journal));
}

/* Whether workers of an MPI run answer, for the leader. */
static bool leads(const struct batch_state *batch)
{
    return batch->command->ranks == RANKS_WORK && ranks_workers() > 0;
}

static void begin(struct batch_state *batch, const struct slot *slot, struct text *text)
{
    const size_t length = text->length;
    batch->begun = true;
    if (leads(batch) && !ranks_begin(slot, batch->settings))
        text->failed = true;
    if (batch->command->begin != NULL)
        batch->refused = batch->command->begin(batch->settings, slot, text);
    if (is_continued(batch))
        text->length = length;
}

/* Whether a slot has anything to answer. */
static bool has_answers(const struct slot *slot)
{
    for (size_t i = 0; i < slot->item_count; i++)
        if (slot->items[i].kind != ITEM_NOTICE && slot->items[i].kind != ITEM_TROUBLE)
            return true;
    return false;
}

/* Makes the records of a slot. Returns false if there are no more. */
static bool make_records(struct batch_state *batch, struct slot *slot)
{
    const struct puzzle_command *command = batch->command;
    if (signals_stopped() || !command->fill(command->user, slot))
        return false;
    for (size_t i = 0; i < slot->item_count; i++)
        slot->items[i].place = batch->made++;
    return true;
}

/* Reads the records of a slot. Returns false if there are no more. */
static bool read_records(struct batch_state *batch, struct slot *slot)
{
    if (!feed_fill(&batch->feed, slot))
        return false;
    if (!batch->begun && has_answers(slot))
        begin(batch, slot, &slot->output);
    return batch->refused == EXIT_ANSWERED;
}

/* Fills a slot with records of the slice. Returns false if there are no more. */
static bool fill_slot(struct batch_state *batch, struct slot *slot)
{
    const struct puzzle_command *command = batch->command;
    enum sliced sliced = SLICED_NOTHING;
    slot_empty(slot, &batch->room);
    while (sliced == SLICED_NOTHING) {
        slot->item_count = slot->puzzle_count = slot->lines.count = 0;
        text_empty(&slot->arena, batch->room.text);
        if (!(command->fill != NULL ? make_records(batch, slot) : read_records(batch, slot)))
            return false;
        if (batch->slice.kind == SLICE_IS_ALL || slot->cut != NOT_CUT)
            return true;
        sliced = slice_cut(&batch->slice, slot);
        /* What is written before the first answer is written even if that is of another part. */
        if (sliced != SLICED_SOME && slot->output.length > 0)
            return true;
        if (sliced == SLICED_NOTHING && batch->begun && command->numbers == NUMBERS_NOT_NEEDED)
            feed_skip(&batch->feed, slice_first_place(&batch->slice));
    }
    return sliced == SLICED_SOME;
}

/* Gives a slot the next unit of a record, if necessary of the next record. */
static bool fill_unit(struct batch_state *batch, struct slot *slot)
{
    const struct puzzle_command *command = batch->command;
    struct slot *record = batch->divided;
    slot_empty(slot, &batch->room);
    if (record->is_last) {
        batch->next_unit = 0;
        if (!fill_slot(batch, record))
            return false;
        slot_copy(slot, record);
        text_add(&slot->output, record->output.bytes, record->output.length);
    } else {
        slot_copy(slot, record);
        slot->items->has_words = false; /* which has been said */
    }
    slot->unit = batch->next_unit++;
    record->is_last = record->puzzle_count == 0 ||
                      batch->next_unit >=
                          command->units(command->user, record->items, record->puzzles, slot->unit);
    slot->is_last = record->is_last;
    return true;
}

static bool produce(void *user, size_t index)
{
    struct batch_state *batch = user;
    struct slot *slot = &batch->slots[index];
    return batch->divided != NULL ? fill_unit(batch, slot) : fill_slot(batch, slot);
}

static bool has_variants(const struct slot *slot, const struct settings *settings)
{
    for (size_t i = 0; i < slot->item_count; i++)
        if (model_answers(settings, &slot->items[i]))
            return true;
    return false;
}

static void work(void *user, size_t index, size_t thread)
{
    struct batch_state *batch = user;
    struct slot *slot = &batch->slots[index];
    slot->thread = thread;
    /* Puzzles that a model answers are no work for the command. Puzzles with many solutions are
     * not either: those are written as they are found. */
    if (has_variants(slot, batch->settings) && settings_many(batch->settings) &&
        !batch->settings->count)
        slot->state = SLOT_TO_WRITE;
    if (batch->command->work != NULL && !models_answer_all(batch->settings) &&
        batch->command->work(batch->command->user, slot) != ENNEAD_STATUS_OK) {
        slot->item_count = 0;
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (slot->state == SLOT_WRITTEN)
        slot_write(slot, batch->command, batch->settings, NULL, &batch->models[thread]);
}

static void put_texts(struct batch_state *batch, struct slot *slot)
{
    if (batch->settings->to_terminal)
        message_hold();
    writer_put(&batch->out, slot->lines.text, slot->whole_lines * LINE_BYTES);
    writer_put(&batch->out, slot->output.bytes, slot->output.length);
    writer_flush(&batch->out);
    if (batch->settings->to_terminal)
        message_release();
    if (slot->messages.length > 0)
        message_put(slot->messages.bytes, slot->messages.length);
}

static void write_late(struct batch_state *batch, struct slot *slot)
{
    if (batch->settings->to_terminal)
        message_hold();
    slot_write(slot, batch->command, batch->settings, &batch->out, NULL);
    if (batch->settings->to_terminal)
        message_release();
}

/* How many items of a slot have been answered, if that is known. */
static size_t answered_items(const struct slot *slot)
{
    bool known = slot->cut == NOT_CUT || slot->state == SLOT_WRITTEN;
    for (size_t i = 0; i < slot->item_count && slot->cut != NOT_CUT; i++)
        known = known && slot->items[i].kind != ITEM_LINES;
    return known ? slot->item_count : 0;
}

enum { NUMBERS_OF_MARK = 2 };
_Static_assert(NUMBERS_OF_MARK + TOTALS_NUMBERS == JOURNAL_NUMBERS, "what a journal keeps");

/* Notes in the journal, if there is one, that a slot has been written. */
static void note_slot(struct batch_state *batch, const struct slot *slot)
{
    struct journal *journal = batch->settings->journaling;
    const size_t items = answered_items(slot);
    struct journal_state state;
    if (journal == NULL || batch->out.error != 0 || batch->journal == JOURNAL_FAILED ||
        (slot->cut != NOT_CUT && items == 0) || !slot->is_last)
        return;
    slice_mark_items(&batch->mark, slot, items);
    state.numbers[0] = batch->mark.place;
    state.numbers[1] = batch->mark.same;
    totals_save(&batch->totals, state.numbers + NUMBERS_OF_MARK);
    if (!journal_note(journal, &batch->out, &state))
        batch->journal = JOURNAL_FAILED;
}

/* Takes up the state of a run that was interrupted. */
static void take_up(struct batch_state *batch)
{
    const struct journal *journal = batch->settings->journaling;
    if (journal == NULL || journal_past(journal) != JOURNAL_GOES_ON)
        return;
    const struct journal_state *state = journal_last(journal);
    batch->mark = (struct slice_mark){state->numbers[0], state->numbers[1]};
    batch->slice.kind = SLICE_IS_SOME;
    batch->slice.answered = batch->mark;
    batch->slice.past = ANSWERED_SOME;
    totals_restore(&batch->totals, state->numbers + NUMBERS_OF_MARK);
}

static bool consume(void *user, size_t index)
{
    struct batch_state *batch = user;
    struct slot *slot = &batch->slots[index];
    if (slot->state == SLOT_TO_WRITE)
        write_late(batch, slot);
    put_texts(batch, slot);
    totals_merge(&batch->totals, &slot->totals);
    progress_report(slot->bytes, totals_puzzles(&batch->totals));
    note_slot(batch, slot);
    batch->cut =
        batch->out.error != 0 || batch->journal == JOURNAL_FAILED ? CUT_BY_WRITER : slot->cut;
    if (batch->cut == NOT_CUT)
        return true;
    /* Wakes the other threads, which may be waiting for input or searching for hours. */
    signals_stop_work();
    return false;
}

/* ------------------------------------------------------------------------------------- the run */

/* Units take times that differ much, so some are ahead of the one that is written next. */
enum { SLOTS_OF_UNITS = 4 };

static struct room room_wanted(const struct settings *settings,
                               const struct puzzle_command *command)
{
    struct room room = slot_room(settings, command->kept);
    if (command->items > 0)
        room.items = command->items;
    if (command->units != NULL) {
        room.items = 1;
        room.slots *= room.slots > 1 ? SLOTS_OF_UNITS : 1;
    }
    if (command->lines_taken == LINES_TOGETHER)
        slot_add_lines(&room);
    return room;
}

static bool begin_threads(const struct batch_state *batch)
{
    const struct puzzle_command *command = batch->command;
    bool begun = true;
    for (size_t i = 0; begun && command->thread_begin != NULL && i < batch->settings->threads; i++)
        begun = command->thread_begin(command->user, i);
    return begun;
}

static bool make(struct batch_state *batch)
{
    const struct settings *settings = batch->settings;
    batch->room = room_wanted(settings, batch->command);
    if (leads(batch))
        batch->room.slots = ranks_slots(&batch->room, settings);
    else if (ranks_are_led())
        batch->room.slots = settings->threads + 1;
    if (!begin_threads(batch))
        return false;
    batch->slots = slots_new(&batch->room);
    if (batch->command->units != NULL)
        batch->divided = slots_new(&(struct room){.slots = 1, .items = 1});
    if (batch->divided != NULL)
        slot_empty(batch->divided, &batch->room);
    batch->feed.settings = settings;
    batch->feed.room = &batch->room;
    batch->feed.greeting = batch->command->greeting;
    batch->feed.marks = batch->command->marks;
    batch->feed.spools = batch->slice.spools;
    return batch->slots != NULL && (batch->divided != NULL) == (batch->command->units != NULL) &&
           (batch->command->fill != NULL ||
            ennead_reader_new(&settings->reading, NULL, &batch->feed.reader) == ENNEAD_STATUS_OK);
}

static void unmake(struct batch_state *batch)
{
    const struct puzzle_command *command = batch->command;
    if (batch->feed.state != FEED_CLOSED)
        source_close(&batch->feed.source);
    ennead_reader_free(batch->feed.reader);
    text_free(&batch->feed.whole);
    if (batch->feed.before.fd >= 0)
        close(batch->feed.before.fd);
    pthread_mutex_destroy(&batch->feed.before.lock);
    slice_end(&batch->slice);
    text_free(&batch->feed.rules.before);
    for (size_t i = 0; i < MOST_THREADS; i++)
        kept_models_free(&batch->models[i]);
    slots_free(batch->slots, &batch->room);
    slots_free(batch->divided, &(struct room){.slots = 1});
    for (size_t i = 0; command->thread_end != NULL && i < batch->settings->threads; i++)
        command->thread_end(command->user, i);
}

static void begin_output(struct batch_state *batch)
{
    struct text text = {0};
    begin(batch, NULL, &text);
    writer_put(&batch->out, text.bytes, text.length);
    if (text.failed)
        batch->cut = CUT_BY_MEMORY;
    text_free(&text);
}

static bool wants_progress(const struct settings *settings, const struct puzzle_command *command)
{
    if (settings->watch || settings->progress == WHEN_NEVER)
        return false;
    if (settings->progress == WHEN_ALWAYS)
        return true;
    /* No bar if input is typed at the terminal: the bar would erase the line being typed, and its
     * times would mean nothing. */
    return isatty(STDERR_FILENO) == 1 && terminal_obeys_escapes() &&
           (command->fill != NULL || !feed_reads_terminal(settings));
}

/* The advice to print when a puzzle takes long; NULL: none. */
static const char *advice(const struct settings *settings)
{
    const ennead_solve_options *solving = &settings->solving;
    const bool endless = settings->count && settings_many(settings) && !settings->quiet &&
                         solving->time_limit == 0 && solving->node_limit == 0;
    return !endless ? NULL
           : settings->estimate
               ? "--time-limit=SECONDS ends the estimate of a puzzle early"
               : "--time-limit=SECONDS or --solutions=N ends the count of a puzzle "
                 "early";
}

static ennead_pipeline pipeline_of(struct batch_state *batch)
{
    return (ennead_pipeline){
        .size = sizeof(ennead_pipeline),
        .threads = batch->settings->threads,
        .slots = batch->room.slots,
        .user = batch,
        .produce = produce,
        .work = work,
        .consume = consume,
    };
}

/* Has the workers of an MPI run answer. */
static void run_ranks(struct batch_state *batch, const ennead_pipeline *pipeline)
{
    const struct ranks_batch ranks = {
        .settings = batch->settings,
        .pipeline = pipeline,
        .slots = batch->slots,
        .room = &batch->room,
    };
    const enum ranks_outcome outcome = ranks_lead(&ranks);
    ranks_end();
    if (outcome != RANKS_WELL)
        batch->cut = outcome == RANKS_NO_MEMORY ? CUT_BY_MEMORY : CUT_BY_STOP;
    if (outcome == RANKS_FAILED)
        batch->totals.code = EXIT_IO;
}

static void run_pipeline(struct batch_state *batch)
{
    const ennead_pipeline pipeline = pipeline_of(batch);
    const struct progress_view view = {
        .bar = wants_progress(batch->settings, batch->command) ? BAR_WANTED : BAR_UNWANTED,
        .total = batch->command->fill != NULL ? batch->command->total : feed_total(batch->settings),
        .found = batch->command->found,
        .measuring = batch->command->measuring,
        .advice = advice(batch->settings),
    };
    if (view.bar == BAR_WANTED || view.advice != NULL)
        progress_start(&view);
    if (leads(batch))
        run_ranks(batch, &pipeline);
    else if (ennead_pipeline_run(&pipeline, NULL) != ENNEAD_STATUS_OK)
        batch->cut = CUT_BY_MEMORY;
    progress_stop();
}

static void print_stats(struct batch_state *batch, double seconds)
{
    struct text text = {0};
    batch->command->stats(batch->command->user, &text, &batch->totals, seconds);
    if (text.failed)
        batch->cut = CUT_BY_MEMORY;
    else
        message_put(text.bytes, text.length);
    text_free(&text);
}

/* A script that asks whether all puzzles are good must not get success if there are none. */
static enum exit_code code_of_input(const struct batch_state *batch)
{
    const struct journal *journal = batch->settings->journaling;
    const bool goes_on = journal != NULL && journal_past(journal) == JOURNAL_GOES_ON;
    const bool read =
        batch->command->fill == NULL && !goes_on && batch->cut == NOT_CUT && !signals_stopped();
    return read && batch->feed.puzzles + batch->feed.variants == 0 ? EXIT_INPUT : EXIT_ANSWERED;
}

/* Adds the last line to the journal, if there is one. */
static enum exit_code end_journal(struct batch_state *batch)
{
    struct journal *journal = batch->settings->journaling;
    if (journal == NULL || batch->refused != EXIT_ANSWERED)
        return EXIT_ANSWERED;
    if (batch->cut != NOT_CUT || signals_stopped() || batch->out.error != 0) {
        const enum exit_code code = journal_stop(journal);
        return batch->journal == JOURNAL_FAILED ? EXIT_IO : code;
    }
    batch->totals.code = graver(batch->totals.code, code_of_input(batch));
    /* What is written when there are no records belongs to none of them. */
    note_slot(batch, &(struct slot){.state = SLOT_WRITTEN, .is_last = true});
    return batch->journal == JOURNAL_FAILED ? EXIT_IO : journal_finish(journal);
}

/* Ends the run with its exit code, or by a signal. */
static enum exit_code conclude(struct batch_state *batch, double started)
{
    writer_flush(&batch->out);
    if (batch->out.error != EPIPE && batch->settings->stats && batch->command->stats != NULL)
        print_stats(batch, progress_clock() - started);
    const enum exit_code journaled = end_journal(batch);
    if (batch->command->puzzle != NULL)
        writer_finish(&batch->out);
    enum exit_code code = graver(graver(batch->totals.code, code_of_input(batch)), journaled);
    code = graver(code, destination_check(batch->out.error));
    if (batch->cut == CUT_BY_MEMORY) {
        message("out of memory");
        code = graver(code, EXIT_MEMORY);
    }
    return batch->refused != EXIT_ANSWERED ? batch->refused : code;
}

/* What a worker does with the first record: the leader writes what comes before it. */
static void begin_served(void *user, struct slot *slot)
{
    struct batch_state *batch = user;
    struct text text = {0};
    begin(batch, slot, &text);
    text_free(&text);
}

/* Works for the leader of an MPI run. */
static void serve(struct batch_state *batch)
{
    if (!make(batch)) {
        message("out of memory");
        return;
    }
    const ennead_pipeline pipeline = pipeline_of(batch);
    const struct ranks_batch ranks = {
        .settings = batch->settings,
        .pipeline = &pipeline,
        .slots = batch->slots,
        .room = &batch->room,
        .begin = begin_served,
        .ask = batch->command->ask,
        .ask_user = batch->command->user,
    };
    if (!ranks_serve(&ranks))
        message("out of memory");
}

/* Reads, answers and writes. */
static enum exit_code run(struct batch_state *batch)
{
    const struct settings *settings = batch->settings;
    const struct puzzle_command *command = batch->command;
    const double started = progress_clock();
    writer_start(&batch->out, STDOUT_FILENO);
    if (!is_continued(batch))
        writer_drop_empty_line(&batch->out);
    batch->slice.earlier = command->earlier;
    batch->refused = slice_begin(
        &batch->slice, settings,
        &(struct slice_source){command->fill != NULL ? RECORDS_ARE_MADE : RECORDS_ARE_READ,
                               command->total});
    take_up(batch);
    if (batch->refused != EXIT_ANSWERED)
        batch->begun = true;
    else if (!make(batch))
        batch->cut = CUT_BY_MEMORY;
    else if (command->fill != NULL)
        begin_output(batch);
    if (batch->cut == NOT_CUT && batch->refused == EXIT_ANSWERED)
        run_pipeline(batch);
    if (batch->cut == NOT_CUT && !batch->begun)
        begin_output(batch);
    return conclude(batch, started);
}

enum exit_code batch_run(const struct settings *settings, const struct puzzle_command *command)
{
    enum exit_code code = EXIT_ANSWERED;
    struct batch_state *batch = calloc(1, sizeof *batch);
    if (batch == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    batch->settings = settings;
    batch->command = command;
    batch->feed.before.fd = -1;
    pthread_mutex_init(&batch->feed.before.lock, NULL);
    if (!ranks_are_led())
        code = run(batch);
    else if (command->ranks == RANKS_WORK)
        serve(batch);
    unmake(batch);
    free(batch);
    return code;
}
