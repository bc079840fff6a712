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

/* An ordered parallel map in bounded memory: `slots` items that the caller owns go round and round
 * through produce, work and consume.
 *
 *     produce (one at a time, in order) --> work (many at once) --> consume (one, in order)
 *
 * What `consume` sees, and in which order, does not depend on the number of threads. */
typedef struct ennead_pipeline {
    size_t size;    /* sizeof(ennead_pipeline) */
    size_t threads; /* how many threads work at once, the caller's among them; at least 1 */
    size_t slots;   /* how many items there are; there are never more threads than that */
    void *user;     /* handed to the functions */
    /* Fills item `slot`; false: nothing was filled and there is no more. */
    bool (*produce)(void *user, size_t slot);
    /* Does the work of item `slot` on thread `thread` (0 to threads - 1). */
    void (*work)(void *user, size_t slot, size_t thread);
    /* Takes the result of item `slot`; false: end here, drop what has not been consumed. */
    bool (*consume)(void *user, size_t slot);
} ennead_pipeline;

/* The stack of each thread that a pipeline starts, in bytes, whatever the limit of the process is:
 * many times what a function of the library needs. */
#define ENNEAD_PIPELINE_STACK_SIZE (1 << 20)

/* Runs a pipeline to its end, on the caller's thread and threads - 1 more (fewer when the system
 * gives no more). With one thread every item is produced, worked on and consumed before the next is
 * produced. ENNEAD_STATUS_BAD_ARGUMENT: no slots, no threads, or a function is missing. */
ENNEAD_API ennead_status ennead_pipeline_run(const ennead_pipeline *pipeline,
                                             const ennead_allocator *allocator);

#ifdef __cplusplus
}
#endif

#endif
