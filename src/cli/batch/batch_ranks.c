/* SPDX-License-Identifier: MIT */
/*
 * The leader does everything on one thread: it fills slots while workers are free, takes what
 * comes, and writes what is next. A worker has one slot more under way than threads, so that the
 * next one is there when a thread is done.
 *
 * A worker has one thread more than work: the one that is filling a slot. While the others work it
 * waits, and so hears the end and questions at once. It takes a new slot only when a thread is
 * free.
 */
#define _GNU_SOURCE 1
#include "cli/batch/batch_ranks.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"

/* -------------------------------------------------------------------------------------- leader */

struct lead {
    const struct ranks_batch *batch;
    size_t workers, most_sent; /* slots that a worker may have */
    size_t *sent;              /* slots that each worker has; behind them, who has each slot */
    size_t *worker_of;
    bool *done; /* for each slot: its answers are there */
    uint64_t filled, written;
    enum { MORE_TO_FILL, ALL_FILLED } filling;
    enum ranks_outcome outcome;
};

size_t ranks_slots(const struct room *room, const struct settings *settings)
{
    enum { MOST_SLOTS = 4096, MOST_WITH_LINES = 256 };
    const size_t wanted = 2 * ranks_workers() * (settings->threads + 1);
    const size_t most = room->lines > 0 ? MOST_WITH_LINES : MOST_SLOTS;
    return wanted < most ? wanted : most;
}

bool ranks_begin(const struct slot *slot, const struct settings *settings)
{
    bool sent = true;
    for (size_t i = 1; sent && i <= ranks_workers(); i++) {
        struct text text = {0};
        parcel_pack(&text, PARCEL_BEGINS, slot, 0, settings);
        sent = !text.failed && ranks_used()->send(i, NOTE_WORK, &text);
    }
    return sent;
}

/* The worker that has least to do; `workers` if all have enough. */
static size_t free_worker(const struct lead *lead)
{
    size_t least = 0;
    for (size_t i = 1; i < lead->workers; i++)
        if (lead->sent[i] < lead->sent[least])
            least = i;
    return lead->sent[least] < lead->most_sent ? least : lead->workers;
}

/* Fills the next slot and sends it to a worker. Returns whether there was anything to do. */
static bool fill_one(struct lead *lead)
{
    const ennead_pipeline *pipeline = lead->batch->pipeline;
    const size_t slots = pipeline->slots, worker = free_worker(lead);
    const size_t index = lead->filled % slots;
    struct text text = {0};
    if (lead->filling == ALL_FILLED || lead->filled - lead->written == slots ||
        worker == lead->workers)
        return false;
    if (!pipeline->produce(pipeline->user, index)) {
        lead->filling = ALL_FILLED;
        return false;
    }
    lead->filled++;
    lead->done[index] = lead->batch->slots[index].cut != NOT_CUT;
    if (lead->done[index])
        return true;
    parcel_pack(&text, PARCEL_WORKS, &lead->batch->slots[index], index, lead->batch->settings);
    if (text.failed || !ranks_used()->send(worker + 1, NOTE_WORK, &text)) {
        text_free(&text);
        lead->outcome = RANKS_NO_MEMORY;
    }
    lead->worker_of[index] = worker;
    lead->sent[worker]++;
    return true;
}

/* Takes what a worker has sent. Returns whether there was anything. */
static bool take_one(struct lead *lead)
{
    struct rank_note note = {0};
    if (!ranks_receive(NOTE_DONE | NOTE_FAILED, &note))
        return false;
    if (note.text.failed) {
        lead->outcome = RANKS_NO_MEMORY;
    } else if (note.kind == NOTE_FAILED) {
        ranks_tell_failure(&note);
    } else {
        const size_t index = parcel_id(&note.text);
        parcel_unpack_answers(&note.text, &lead->batch->slots[index], lead->batch->room);
        /* A worker that was stopped alone says so next. */
        lead->done[index] = lead->batch->slots[index].cut != CUT_BY_STOP;
        lead->sent[lead->worker_of[index]]--;
    }
    text_free(&note.text);
    return true;
}

/* Writes the next slot if its answers are there. Returns whether they were. */
static bool write_one(struct lead *lead)
{
    const ennead_pipeline *pipeline = lead->batch->pipeline;
    const size_t index = lead->written % pipeline->slots;
    if (lead->written == lead->filled || !lead->done[index])
        return false;
    (void)pipeline->consume(pipeline->user, index); /* sets the stop flag if it was the last */
    lead->written++;
    return true;
}

static void lead_all(struct lead *lead)
{
    unsigned idle = 0;
    while (lead->outcome == RANKS_WELL && !signals_stopped() &&
           (lead->filling == MORE_TO_FILL || lead->written < lead->filled)) {
        const bool filled = fill_one(lead), taken = take_one(lead), written = write_one(lead);
        idle = filled || taken || written ? 0 : idle + 1;
        if (idle > 0)
            (void)nanosleep(&(struct timespec){.tv_nsec = ranks_pause(idle)}, NULL);
    }
}

enum ranks_outcome ranks_lead(const struct ranks_batch *batch)
{
    const size_t workers = ranks_workers(), slots = batch->pipeline->slots;
    struct lead lead = {
        .batch = batch,
        .workers = workers,
        .most_sent = batch->settings->threads + 1,
        .sent = calloc(workers + slots, sizeof *lead.sent),
        .done = calloc(slots, sizeof *lead.done),
        .outcome = RANKS_NO_MEMORY,
    };
    if (lead.sent != NULL && lead.done != NULL) {
        lead.worker_of = lead.sent + workers;
        lead.outcome = RANKS_WELL;
        lead_all(&lead);
    }
    free(lead.sent);
    free(lead.done);
    if (lead.outcome != RANKS_WELL)
        signals_stop_work();
    return ranks_have_failed() ? RANKS_FAILED : lead.outcome;
}

/* -------------------------------------------------------------------------------------- worker */

struct serving {
    const struct ranks_batch *batch;
    pthread_mutex_t lock; /* protects what follows */
    pthread_cond_t sent;  /* answers have been sent */
    size_t under_way;     /* slots that have been taken and not yet sent back */
    size_t *free;         /* the numbers of threads that do not work, and how many there are: */
    size_t free_count;    /* the number of a thread is one below settings->threads */
    size_t *ids;          /* of the slots, for the leader */
};

/* Waits a little, or until answers have been sent. */
static void rest(struct serving *serving, unsigned idle)
{
    enum { SECOND = 1000000000 };
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ranks_pause(idle);
    if (until.tv_nsec >= SECOND) {
        until.tv_sec++;
        until.tv_nsec -= SECOND;
    }
    pthread_mutex_lock(&serving->lock);
    (void)pthread_cond_timedwait(&serving->sent, &serving->lock, &until);
    pthread_mutex_unlock(&serving->lock);
}

static bool has_free_thread(struct serving *serving)
{
    pthread_mutex_lock(&serving->lock);
    const bool is_free = serving->under_way < serving->batch->settings->threads;
    pthread_mutex_unlock(&serving->lock);
    return is_free;
}

/* Takes a slot. Returns whether it is to be worked on. */
static bool take_slot(struct serving *serving, const struct rank_note *note, size_t index)
{
    const struct ranks_batch *batch = serving->batch;
    struct slot *slot = &batch->slots[index];
    enum parcel_kind kind;
    slot_empty(slot, batch->room);
    const bool there =
        parcel_unpack(&note->text, slot, batch->settings, &kind, &serving->ids[index]);
    if (kind == PARCEL_BEGINS) {
        batch->begin(batch->pipeline->user, there ? slot : NULL);
        return false;
    }
    pthread_mutex_lock(&serving->lock);
    serving->under_way++;
    pthread_mutex_unlock(&serving->lock);
    return true;
}

static void answer(const struct ranks_batch *batch, const struct text *question)
{
    struct text text = {0};
    if (!batch->ask(batch->ask_user, question, &text))
        text.length = 0; /* the leader takes an answer that is too short as one without memory */
    if (!ranks_used()->send(0, NOTE_ANSWER, &text))
        signals_stop_work();
}

/* Fills a slot with what comes. Returns false at the end. */
static bool serve_fill(void *user, size_t index)
{
    struct serving *serving = user;
    for (unsigned idle = 0; !signals_stopped(); idle++) {
        struct rank_note note = {0};
        const unsigned work = has_free_thread(serving) ? NOTE_WORK : 0;
        if (!ranks_receive(work | NOTE_ASK | NOTE_END, &note)) {
            rest(serving, idle);
            continue;
        }
        idle = 0;
        const bool taken = note.kind == NOTE_WORK && take_slot(serving, &note, index);
        if (note.kind == NOTE_ASK)
            answer(serving->batch, &note.text);
        text_free(&note.text);
        if (note.kind == NOTE_END)
            signals_stop_work();
        if (taken || note.kind == NOTE_END)
            return taken;
    }
    return false;
}

static void serve_work(void *user, size_t index, size_t unused)
{
    struct serving *serving = user;
    const ennead_pipeline *pipeline = serving->batch->pipeline;
    (void)unused; /* there is a thread more than the settings say */
    pthread_mutex_lock(&serving->lock);
    const size_t thread = serving->free[--serving->free_count];
    pthread_mutex_unlock(&serving->lock);
    if (serving->batch->slots[index].cut == NOT_CUT)
        pipeline->work(pipeline->user, index, thread);
    pthread_mutex_lock(&serving->lock);
    serving->free[serving->free_count++] = thread;
    pthread_mutex_unlock(&serving->lock);
}

/* Sends the answers of a slot to the leader. */
static bool serve_send(void *user, size_t index)
{
    struct serving *serving = user;
    struct text text = {0};
    parcel_pack_answers(&text, &serving->batch->slots[index], serving->ids[index],
                        serving->batch->room);
    const bool sent = !text.failed && ranks_used()->send(0, NOTE_DONE, &text);
    if (!sent) {
        text_free(&text);
        message("out of memory");
        signals_stop_work();
    }
    pthread_mutex_lock(&serving->lock);
    serving->under_way--;
    pthread_cond_signal(&serving->sent);
    pthread_mutex_unlock(&serving->lock);
    return sent;
}

bool ranks_serve(const struct ranks_batch *batch)
{
    const size_t threads = batch->settings->threads;
    struct serving serving = {
        .batch = batch,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .sent = PTHREAD_COND_INITIALIZER,
        .free = calloc(threads, sizeof *serving.free),
        .ids = calloc(batch->pipeline->slots, sizeof *serving.ids),
    };
    ennead_pipeline pipeline = *batch->pipeline;
    while (serving.free != NULL && serving.free_count < threads) {
        serving.free[serving.free_count] = serving.free_count;
        serving.free_count++;
    }
    pipeline.threads = threads + 1;
    pipeline.user = &serving;
    pipeline.produce = serve_fill;
    pipeline.work = serve_work;
    pipeline.consume = serve_send;
    const bool served = serving.free != NULL && serving.ids != NULL &&
                        ennead_pipeline_run(&pipeline, NULL) == ENNEAD_STATUS_OK;
    free(serving.free);
    free(serving.ids);
    return served;
}
