/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/stream/stream.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/batch/feed.h"
#include "cli/batch/line_feed.h"
#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/stream/variants.h"
#include "cli/base/writer.h"

struct run {
    const struct settings *settings;
    const struct job *job;
    struct slot *slots;
    struct totals totals;
    enum cut cut;
    struct feed feed;
    struct line_feed lines; /* in place of it, with rules for grids of another size */
    bool by_lines;
    struct writer out;
};

/* ------------------------------------------------------------------------------------ pipeline */

static bool produce(void *user, size_t index)
{
    struct run *run = user;
    const struct job *job = run->job;
    struct slot *slot = &run->slots[index];
    slot_empty(slot, &job->room);
    return job->fill != NULL ? !signals_stopped() && job->fill(job->user, slot)
           : run->by_lines   ? line_feed_fill(&run->lines, slot, job->room.items)
                             : feed_fill(&run->feed, slot);
}

static bool has_variants(const struct slot *slot, const struct settings *settings)
{
    for (size_t i = 0; i < slot->item_count; i++)
        if (slot->items[i].kind == ITEM_VARIANT || slot->items[i].kind == ITEM_GRID ||
            (slot->items[i].kind == ITEM_PUZZLE && settings->rules != NULL))
            return true;
    return false;
}

static void work(void *user, size_t index, size_t thread)
{
    struct run *run = user;
    struct slot *slot = &run->slots[index];
    slot->thread = thread;
    /* What is solved by other rules is no work for the job; many solutions are written as they are
     * found. */
    if (has_variants(slot, run->settings) && settings_many(run->settings) && !run->settings->count)
        slot->state = SLOT_TO_WRITE;
    if (run->job->work != NULL && run->settings->rules == NULL &&
        run->job->work(run->job->user, slot) != ENNEAD_OK) {
        slot->item_count = 0;
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (slot->state == SLOT_WRITTEN)
        slot_write(slot, run->job, run->settings, NULL);
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
    writer_put(&run->out, slot->lines.text, slot->whole_lines * LINE_BYTES);
    writer_put(&run->out, slot->output.bytes, slot->output.length);
    writer_flush(&run->out);
    if (slot->messages.length > 0)
        message_put(slot->messages.bytes, slot->messages.length);
}

static void write_late(struct run *run, struct slot *slot)
{
    if (run->settings->to_terminal)
        message_hold();
    slot_write(slot, run->job, run->settings, &run->out);
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
    run->slots = slots_new(&run->job->room);
    run->feed.settings = settings;
    run->feed.room = &run->job->room;
    run->feed.greeting = run->job->greeting;
    run->feed.marks = run->job->marks;
    run->by_lines = run->job->fill == NULL && variants_by_lines(settings);
    line_feed_begin(&run->lines, settings);
    return run->slots != NULL &&
           (run->job->fill != NULL ||
            ennead_reader_new(&settings->reading, NULL, &run->feed.reader) == ENNEAD_OK);
}

static void unmake(struct run *run)
{
    if (run->feed.state != FEED_CLOSED)
        source_close(&run->feed.source);
    line_feed_end(&run->lines);
    ennead_reader_free(run->feed.reader);
    text_free(&run->feed.whole);
    slots_free(run->slots, &run->job->room);
}

static void begin_output(struct run *run)
{
    struct text text = {0};
    if (run->job->begin != NULL)
        run->job->begin(run->job->user, &text);
    writer_put(&run->out, text.bytes, text.length);
    if (text.failed)
        run->cut = CUT_BY_MEMORY;
    text_free(&text);
}

static bool wants_progress(const struct settings *settings, const struct job *job)
{
    if (settings->watch || settings->progress == WHEN_NEVER)
        return false;
    if (settings->progress == WHEN_ALWAYS)
        return true;
    /* Who types does not want to be measured, nor to have the line wiped that is being typed. */
    return isatty(STDERR_FILENO) == 1 && settings_terminal_obeys() &&
           (job->fill != NULL || !feed_reads_terminal(settings));
}

static void run_pipeline(struct run *run)
{
    const ennead_pipeline pipeline = {
        .size = sizeof pipeline,
        .threads = run->settings->threads,
        .slots = run->job->room.slots,
        .user = run,
        .produce = produce,
        .work = work,
        .consume = consume,
    };
    if (wants_progress(run->settings, run->job))
        progress_start(run->job->fill != NULL ? run->job->total : feed_total(run->settings),
                       run->job->found);
    if (ennead_pipeline_run(&pipeline, NULL) != ENNEAD_OK)
        run->cut = CUT_BY_MEMORY;
    progress_stop();
}

static void print_stats(struct run *run, double seconds)
{
    struct text text = {0};
    run->job->stats(run->job->user, &text, &run->totals, seconds);
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
    if (run->out.error != EPIPE && run->settings->stats && run->job->stats != NULL)
        print_stats(run, progress_clock() - started);
    if (run->job->puzzle != NULL)
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

enum exit_code stream_run(const struct settings *settings, const struct job *job)
{
    double started = progress_clock();
    struct run *run = calloc(1, sizeof *run);
    if (run == NULL) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    run->settings = settings;
    run->job = job;
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
