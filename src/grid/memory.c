/* SPDX-License-Identifier: MIT */
/*
 * The default allocator: malloc and free.
 */
#include "grid/memory.h"

#include <stdlib.h>

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
