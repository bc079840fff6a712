/* SPDX-License-Identifier: MIT */
/*
 * An ordered parallel map. Items are numbered as they are produced; item n is in slot n modulo the
 * number of slots. Three numbers say how far each stage is:
 *
 *     consumed <= taken <= produced <= consumed + slots
 *
 * Every thread does whatever can be done, for the oldest item first: consume, else work, else
 * produce. So a single thread takes each item through all stages, and no thread is bound to a
 * stage.
 */
#define _POSIX_C_SOURCE 200809L

#include <pthread.h>

#include "grid/assertions.h"
#include "grid/memory.h"
#include "grid/sized.h"

typedef struct pipeline_run {
    const ennead_pipeline *pipeline;
    pthread_mutex_t lock; /* protects all members below */
    pthread_cond_t changed;
    bool *done; /* for each slot: worked on, but not yet consumed */
    uint64_t produced, taken, consumed;
    bool producing, consuming; /* a thread is busy producing, consuming */
    bool ended;                /* nothing more to produce */
    bool canceled;             /* consume asked to stop */
    size_t next_thread;
} pipeline_run;

typedef enum task { NOTHING, PRODUCE, WORK, CONSUME, LEAVE } task;

static task choose(const pipeline_run *r)
{
    const size_t slots = r->pipeline->slots;

    ASSERT(r->consumed <= r->taken && r->taken <= r->produced);
    ASSERT(r->produced - r->consumed <= slots);
    if (r->canceled || (r->ended && r->consumed == r->produced))
        return LEAVE;
    if (!r->consuming && r->consumed < r->taken && r->done[r->consumed % slots])
        return CONSUME;
    if (r->taken < r->produced)
        return WORK;
    if (!r->producing && !r->ended && r->produced - r->consumed < slots)
        return PRODUCE;
    return NOTHING;
}

/* The three stages. Called with the lock held; released while the caller's function runs. */

static void produce(pipeline_run *r)
{
    ASSERT(!r->producing && !r->ended);
    const size_t slot = r->produced % r->pipeline->slots;

    r->producing = true;
    pthread_mutex_unlock(&r->lock);
    const bool more = r->pipeline->produce(r->pipeline->user, slot);
    pthread_mutex_lock(&r->lock);
    r->producing = false;
    if (more)
        r->produced++;
    else
        r->ended = true;
}

static void work(pipeline_run *r, size_t thread)
{
    const size_t slot = r->taken++ % r->pipeline->slots;

    pthread_mutex_unlock(&r->lock);
    r->pipeline->work(r->pipeline->user, slot, thread);
    pthread_mutex_lock(&r->lock);
    r->done[slot] = true;
}

static void consume(pipeline_run *r)
{
    ASSERT(!r->consuming && r->consumed < r->taken);
    const size_t slot = r->consumed % r->pipeline->slots;

    r->consuming = true;
    pthread_mutex_unlock(&r->lock);
    const bool go_on = r->pipeline->consume(r->pipeline->user, slot);
    pthread_mutex_lock(&r->lock);
    r->consuming = false;
    r->done[slot] = false;
    r->consumed++;
    if (!go_on)
        r->canceled = true;
}

static void *take_part(void *argument)
{
    pipeline_run *r = argument;

    pthread_mutex_lock(&r->lock);
    const size_t thread = r->next_thread++;
    for (task next = choose(r); next != LEAVE; next = choose(r)) {
        if (next == NOTHING) {
            pthread_cond_wait(&r->changed, &r->lock);
            continue;
        }
        if (next == PRODUCE)
            produce(r);
        else if (next == WORK)
            work(r, thread);
        else
            consume(r);
        pthread_cond_broadcast(&r->changed);
    }
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

/* Starts a thread with the stack size that the header promises, whatever the process's limit is. */
static bool start_thread(pthread_t *thread, pipeline_run *r)
{
    pthread_attr_t attributes;

    if (pthread_attr_init(&attributes) != 0)
        return false;
    const bool started = pthread_attr_setstacksize(&attributes, ENNEAD_PIPELINE_STACK_SIZE) == 0 &&
                         pthread_create(thread, &attributes, take_part, r) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

static void run_threads(pipeline_run *r, pthread_t *threads, size_t count)
{
    size_t started = 0;

    while (started < count && start_thread(&threads[started], r))
        started++;
    take_part(r);
    while (started > 0)
        pthread_join(threads[--started], NULL);
}

ennead_status ennead_pipeline_run(const ennead_pipeline *pipeline,
                                  const ennead_allocator *allocator)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_pipeline chosen = {0};
    pipeline_run r = {.pipeline = &chosen};

    if (!sized_read(&chosen, sizeof chosen, pipeline) || chosen.threads == 0 || chosen.slots == 0 ||
        chosen.produce == NULL || chosen.work == NULL || chosen.consume == NULL)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    /* More threads than items would have nothing to do. */
    chosen.threads = chosen.threads < chosen.slots ? chosen.threads : chosen.slots;
    if (chosen.slots > SIZE_MAX / 2 / sizeof(pthread_t))
        return ENNEAD_STATUS_OUT_OF_MEMORY;

    const size_t handles = (chosen.threads - 1) * sizeof(pthread_t);
    pthread_t *threads = allocate(&memory, handles + chosen.slots);
    if (threads == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    r.done = (bool *)((char *)threads + handles);
    for (size_t slot = 0; slot < chosen.slots; slot++)
        r.done[slot] = false;

    ennead_status status = ENNEAD_STATUS_OUT_OF_MEMORY;
    if (pthread_mutex_init(&r.lock, NULL) == 0) {
        if (pthread_cond_init(&r.changed, NULL) == 0) {
            run_threads(&r, threads, chosen.threads - 1);
            pthread_cond_destroy(&r.changed);
            status = ENNEAD_STATUS_OK;
        }
        pthread_mutex_destroy(&r.lock);
    }
    release(&memory, threads);
    return status;
}
