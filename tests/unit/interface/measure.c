/* SPDX-License-Identifier: MIT */
/*
 * The stack that is measured is our own memory, with a page below it that nothing may touch:
 *
 *     page that faults | painted ... painted | used by the call | used by its caller ...
 *                                            ^ lowest byte that is not painted any more
 */
#define _GNU_SOURCE
#include "interface/measure.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
#define COUNTS false
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer) || __has_feature(undefined_behavior_sanitizer)
#define COUNTS false
#else
#define COUNTS true
#endif
#else
#define COUNTS true
#endif

const bool stack_counts = COUNTS;

enum { PAGE = 4096, LARGE_STACK = 8 << 20, KEPT = 512, MOST_FUNCTIONS = 512 };

typedef struct measured {
    const char *function;
    size_t most;
} measured;

static measured all[MOST_FUNCTIONS];
static int count;
static unsigned char *stack; /* its lowest byte, at the start of a page */
static const uint64_t paint = UINT64_C(0xa5a5a5a5a5a5a5a5);
static volatile uint64_t *painted_to;

static measured *entry_of(const char *function)
{
    for (int i = 0; i < count; i++)
        if (strcmp(all[i].function, function) == 0)
            return &all[i];
    return NULL;
}

/* Not to be inlined: what is painted is below this frame, and so below that of the call. */
__attribute__((noinline)) void paint_stack(void)
{
    if (!stack_counts)
        return;
    painted_to = (volatile uint64_t *)__builtin_frame_address(0) - KEPT / sizeof paint;
    for (volatile uint64_t *at = (volatile uint64_t *)stack; at < painted_to; at++)
        *at = paint;
}

__attribute__((noinline)) void note_stack(const char *function)
{
    const volatile uint64_t *at = (const volatile uint64_t *)stack;

    if (entry_of(function) == NULL && count < MOST_FUNCTIONS)
        all[count++] = (measured){function, 0};
    if (!stack_counts)
        return;
    while (at < painted_to && *at == paint)
        at++;
    const size_t used = (size_t)(painted_to - at) * sizeof paint + KEPT;
    measured *entry = entry_of(function);
    if (used > entry->most)
        entry->most = used;
}

bool was_measured(const char *function)
{
    return entry_of(function) != NULL;
}

static int by_need(const void *one, const void *other)
{
    const measured *a = one, *b = other;
    return a->most < b->most ? 1 : a->most > b->most ? -1 : strcmp(a->function, b->function);
}

size_t most_of_all(void)
{
    size_t most = 0;

    for (int i = 0; i < count; i++)
        if (all[i].most > most)
            most = all[i].most;
    return most;
}

void print_highest(void)
{
    qsort(all, (size_t)count, sizeof all[0], by_need);
    for (int i = 0; i < count && (i < 12 || all[i].most > MOST_STACK); i++)
        report_figure("stack: %s %zu bytes", all[i].function, all[i].most);
}

static void *run_it(void *run)
{
    (*(void (**)(void))run)();
    return NULL;
}

void run_on_small_stack(void (*run)(void))
{
    const size_t size = stack_counts ? MEASURED_STACK : LARGE_STACK;
    pthread_attr_t attributes;
    pthread_t thread;
    unsigned char *memory =
        mmap(NULL, PAGE + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    assert_true(memory != MAP_FAILED);
    assert_int_equal(mprotect(memory, PAGE, PROT_NONE), 0);
    stack = memory + PAGE;
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstack(&attributes, stack, size), 0);
    assert_int_equal(pthread_create(&thread, &attributes, run_it, &run), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&attributes);
    munmap(memory, PAGE + size);
}
