/* SPDX-License-Identifier: MIT */
/*
 * The pipeline: every item is worked on once and consumed in order, whatever the numbers of
 * threads and slots; it is bounded, ends early when asked to, and loses nothing.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

enum { MOST_SLOTS = 16, MOST_THREADS = 8, MOST_ITEMS = 2000 };

enum item_state { IDLE, PRODUCED, WORKED };

/* A slot's members are plain on purpose: the pipeline has to hand them from thread to thread, and
 * ThreadSanitizer sees when it does not. */
struct checked_run {
    size_t slots, threads;
    unsigned items;      /* to produce */
    unsigned stop_after; /* consume says false at this item; 0: never */
    unsigned produced, consumed;
    atomic_int producing, consuming;
    atomic_int busy[MOST_THREADS];
    struct {
        enum item_state state;
        unsigned number;
        unsigned long result;
    } slot[MOST_SLOTS];
};

static unsigned long work_of(unsigned number)
{
    unsigned long x = number + 1;

    for (unsigned i = 0; i < number % 7 * 50; i++)
        x = x * 6364136223846793005ul + 1442695040888963407ul;
    return x;
}

static bool produce(void *user, size_t slot)
{
    struct checked_run *job = user;

    assert_int_equal(atomic_fetch_add(&job->producing, 1), 0);
    assert_true(slot < job->slots);
    assert_int_equal(job->slot[slot].state, IDLE);
    const bool more = job->produced < job->items;
    if (more) {
        job->slot[slot].state = PRODUCED;
        job->slot[slot].number = job->produced++;
    }
    atomic_fetch_sub(&job->producing, 1);
    return more;
}

static void work(void *user, size_t slot, size_t thread)
{
    struct checked_run *job = user;

    assert_true(thread < job->threads);
    assert_int_equal(atomic_fetch_add(&job->busy[thread], 1), 0);
    assert_int_equal(job->slot[slot].state, PRODUCED);
    job->slot[slot].result = work_of(job->slot[slot].number);
    job->slot[slot].state = WORKED;
    atomic_fetch_sub(&job->busy[thread], 1);
}

static bool consume(void *user, size_t slot)
{
    struct checked_run *job = user;

    assert_int_equal(atomic_fetch_add(&job->consuming, 1), 0);
    assert_int_equal(job->slot[slot].state, WORKED);
    assert_int_equal(job->slot[slot].number, job->consumed);
    assert_true(job->slot[slot].result == work_of(job->consumed));
    job->slot[slot].state = IDLE;
    job->consumed++;
    atomic_fetch_sub(&job->consuming, 1);
    return job->consumed != job->stop_after;
}

static ennead_pipeline pipeline_of(struct checked_run *job, size_t threads, size_t slots)
{
    job->threads = threads;
    job->slots = slots;
    return (ennead_pipeline){.size = sizeof(ennead_pipeline),
                             .threads = threads,
                             .slots = slots,
                             .user = job,
                             .produce = produce,
                             .work = work,
                             .consume = consume};
}

static void every_item_is_consumed_in_order(void **state)
{
    (void)state;
    static const unsigned items[] = {0, 1, 2, 9, 300};

    for (size_t threads = 1; threads <= MOST_THREADS; threads++)
        for (size_t slots = 1; slots <= 9; slots++)
            for (size_t i = 0; i < COUNT_OF(items); i++) {
                struct checked_run job = {.items = items[i]};
                const ennead_pipeline pipeline = pipeline_of(&job, threads, slots);

                assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OK);
                assert_int_equal(job.produced, items[i]);
                assert_int_equal(job.consumed, items[i]);
            }
}

/* What has not been consumed is dropped, and nothing is consumed after consume has said so. */
static void consume_may_end_it(void **state)
{
    (void)state;
    for (size_t threads = 1; threads <= MOST_THREADS; threads += 2)
        for (size_t slots = 1; slots <= 9; slots += 2)
            for (unsigned stop_after = 1; stop_after < 30; stop_after += 4) {
                struct checked_run job = {.items = MOST_ITEMS, .stop_after = stop_after};
                const ennead_pipeline pipeline = pipeline_of(&job, threads, slots);

                assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OK);
                assert_int_equal(job.consumed, stop_after);
                assert_true(job.produced <= stop_after + slots);
            }
}

struct trace {
    char text[64];
    size_t length;
    unsigned produced;
};

static bool trace_produce(void *user, size_t slot)
{
    struct trace *trace = user;

    (void)slot;
    trace->text[trace->length++] = 'p';
    return trace->produced++ < 3;
}

static void trace_work(void *user, size_t slot, size_t thread)
{
    struct trace *trace = user;

    (void)slot;
    assert_int_equal(thread, 0);
    trace->text[trace->length++] = 'w';
}

static bool trace_consume(void *user, size_t slot)
{
    struct trace *trace = user;

    (void)slot;
    trace->text[trace->length++] = 'c';
    return true;
}

static void one_thread_takes_each_item_through_all_stages(void **state)
{
    (void)state;
    for (size_t slots = 1; slots <= 4; slots++) {
        struct trace trace = {.length = 0};
        const ennead_pipeline pipeline = {.size = sizeof pipeline,
                                          .threads = 1,
                                          .slots = slots,
                                          .user = &trace,
                                          .produce = trace_produce,
                                          .work = trace_work,
                                          .consume = trace_consume};

        assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OK);
        assert_string_equal(trace.text, "pwcpwcpwcp");
    }
}

/* All threads must meet in `work` for this to end: with enough slots they work at the same time. */
static pthread_barrier_t meeting;

static void work_together(void *user, size_t slot, size_t thread)
{
    pthread_barrier_wait(&meeting);
    work(user, slot, thread);
}

static void threads_work_at_the_same_time(void **state)
{
    (void)state;
    struct checked_run job = {.items = 40};
    ennead_pipeline pipeline = pipeline_of(&job, 4, 4);

    pipeline.work = work_together;
    assert_int_equal(pthread_barrier_init(&meeting, NULL, 4), 0);
    assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(job.consumed, 40);
    pthread_barrier_destroy(&meeting);
}

static void no_more_threads_than_items_are_started(void **state)
{
    (void)state;
    struct checked_run job = {.items = 40};
    ennead_pipeline pipeline = pipeline_of(&job, 3, 3);

    pipeline.threads = SIZE_MAX;
    assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(job.consumed, 40);
}

static void bad_pipelines_are_refused(void **state)
{
    (void)state;
    struct checked_run job = {.items = 1};
    const ennead_pipeline good = pipeline_of(&job, 2, 2);
    ennead_pipeline bad[6] = {good, good, good, good, good, good};

    bad[0].threads = 0;
    bad[1].slots = 0;
    bad[2].produce = NULL;
    bad[3].work = NULL;
    bad[4].consume = NULL;
    bad[5].size = 0;
    for (size_t i = 0; i < COUNT_OF(bad); i++)
        assert_int_equal(ennead_pipeline_run(&bad[i], NULL), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(job.produced, 0);
}

static ennead_status use_pipeline(const ennead_allocator *memory)
{
    struct checked_run job = {.items = 20};
    const ennead_pipeline pipeline = pipeline_of(&job, 3, 4);
    const ennead_status status = ennead_pipeline_run(&pipeline, memory);

    assert_int_equal(job.consumed, status == ENNEAD_STATUS_OK ? 20 : 0);
    assert_int_equal(job.produced, status == ENNEAD_STATUS_OK ? 20 : 0);
    return status;
}

static void every_failing_allocation_is_a_status(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_pipeline);
}

static void what_cannot_be_allocated_is_out_of_memory(void **state)
{
    (void)state;
    struct checked_run job = {.items = 1};
    const ennead_pipeline pipeline = pipeline_of(&job, 1, SIZE_MAX);

    assert_int_equal(ennead_pipeline_run(&pipeline, NULL), ENNEAD_STATUS_OUT_OF_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_item_is_consumed_in_order),
        cmocka_unit_test(consume_may_end_it),
        cmocka_unit_test(one_thread_takes_each_item_through_all_stages),
        cmocka_unit_test(threads_work_at_the_same_time),
        cmocka_unit_test(no_more_threads_than_items_are_started),
        cmocka_unit_test(bad_pipelines_are_refused),
        cmocka_unit_test(every_failing_allocation_is_a_status),
        cmocka_unit_test(what_cannot_be_allocated_is_out_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
