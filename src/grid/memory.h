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

/* An array with room for `needed` items, where *room says for how many it has: the one that there is
 * (NULL: none yet) if that is enough, else another of twice the room or more, to which its items have
 * gone over. NULL: there is no memory, and the array is as it was. */
void *array_with_room(const ennead_allocator *allocator, void *items, size_t needed, size_t *room,
                      size_t size);

#endif
