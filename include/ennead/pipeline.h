/* SPDX-License-Identifier: MIT */
/*
 * An ordered parallel map in bounded memory.
 */
#ifndef ENNEAD_PIPELINE_H
#define ENNEAD_PIPELINE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An ordered parallel map in bounded memory. The caller owns `slots` items, which are reused: each
 * is filled by `produce`, worked on by `work`, and finished by `consume`, again and again.
 *
 *     produce (one at a time, in order) --> work (many at once) --> consume (one, in order)
 *
 * The order in which `consume` gets the items does not depend on the number of threads. */
typedef struct ennead_pipeline {
    size_t size;    /* sizeof(ennead_pipeline) */
    size_t threads; /* the number of threads, including the caller's; at least 1 */
    size_t slots;   /* the number of items; no more threads than this are used */
    void *user;     /* passed to the three functions */
    /* Fills item `slot`; returns false when there is no more input. */
    bool (*produce)(void *user, size_t slot);
    /* Does the work of item `slot` on thread `thread` (0 to threads - 1). */
    void (*work)(void *user, size_t slot, size_t thread);
    /* Takes the result of item `slot`; returns false to end the run and drop the other items. */
    bool (*consume)(void *user, size_t slot);
} ennead_pipeline;

/* The stack size of each thread that a pipeline starts, in bytes, whatever the process's limit is:
 * many times what any function of the library needs. */
#define ENNEAD_PIPELINE_STACK_SIZE (1 << 20)

/* Runs a pipeline to its end on the caller's thread and threads - 1 others (fewer if the system
 * cannot start them). With one thread, each item is produced, worked on and consumed before the
 * next is produced. ENNEAD_STATUS_BAD_ARGUMENT: `slots` or `threads` is 0, or a function is
 * NULL. */
ENNEAD_API ennead_status ennead_pipeline_run(const ennead_pipeline *pipeline,
                                             const ennead_allocator *allocator);

#ifdef __cplusplus
}
#endif

#endif
