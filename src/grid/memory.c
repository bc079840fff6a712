/* SPDX-License-Identifier: MIT */
/*
 * The default allocator: malloc and free.
 */
#include "grid/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *allocate_by_malloc(void *user, size_t bytes)
{
    (void)user;
    return malloc(bytes);
}

static void release_by_free(void *user, void *memory)
{
    (void)user;
    free(memory);
}

ennead_allocator allocator_or_default(const ennead_allocator *allocator)
{
    return allocator != NULL ? *allocator
                             : (ennead_allocator){allocate_by_malloc, release_by_free, NULL};
}

void *array_with_room(const ennead_allocator *allocator, void *items, size_t needed, size_t *room,
                      size_t size)
{
    enum { LEAST_BYTES = 1024 };
    ASSERT(size > 0 && (*room == 0 || items != NULL));
    if (needed <= *room)
        return items;
    size_t more = 2 * *room > needed ? 2 * *room : needed;
    if (more < LEAST_BYTES / size)
        more = LEAST_BYTES / size;
    void *longer = more <= SIZE_MAX / 2 / size ? allocate(allocator, more * size) : NULL;

    if (longer == NULL)
        return NULL;
    if (*room > 0)
        memcpy(longer, items, *room * size);
    release(allocator, items);
    *room = more;
    return longer;
}
