/* SPDX-License-Identifier: MIT */
/*
 * The caller's allocator, with malloc and free in place of a missing one. Objects keep a copy and
 * give themselves back through it.
 */
#ifndef ENNEAD_GRID_MEMORY_H
#define ENNEAD_GRID_MEMORY_H

#include "ennead.h"
#include "grid/assertions.h"

/* The allocator to use where the caller gave `allocator`, which may be NULL. */
ennead_allocator allocator_or_default(const ennead_allocator *allocator);

static inline void *allocate(const ennead_allocator *allocator, size_t bytes)
{
    ASSERT(allocator->allocate != NULL);
    return allocator->allocate(allocator->user, bytes);
}

static inline void release(const ennead_allocator *allocator, void *memory)
{
    ASSERT(allocator->release != NULL);
    allocator->release(allocator->user, memory);
}

#endif
