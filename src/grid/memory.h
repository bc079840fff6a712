/* SPDX-License-Identifier: MIT */
/*
 * Memory from the caller's allocator, or from malloc and free if there is none. Objects keep a
 * copy of their allocator and free themselves with it.
 */
#ifndef ENNEAD_GRID_MEMORY_H
#define ENNEAD_GRID_MEMORY_H

#include "ennead.h"
#include "grid/assertions.h"

/* The caller's allocator, or the default one if `allocator` is NULL. */
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

/* Returns an array with room for `needed` items. *room is the number of items that fit in `items`.
 * If that is enough, returns `items`; else moves the items to an array at least twice as large.
 * `items` may be NULL (no array yet). Returns NULL, and leaves the array as it was, if memory runs
 * out. */
void *array_with_room(const ennead_allocator *allocator, void *items, size_t needed, size_t *room,
                      size_t size);

#endif
