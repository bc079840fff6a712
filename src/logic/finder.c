/* SPDX-License-Identifier: MIT */
#include "logic/finder.h"

#include "grid/memory.h"

#include <string.h>

ennead_status ennead_finder_new(const ennead_allocator *allocator, ennead_finder **finder)
{
    const ennead_allocator memory = allocator_or_default(allocator);

    *finder = allocate(&memory, sizeof **finder);
    if (*finder == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    (*finder)->allocator = memory;
    memset((*finder)->without_fish, 0, sizeof(*finder)->without_fish);
    memset((*finder)->without_chain, 0, sizeof(*finder)->without_chain);
    forget(*finder);
    return ENNEAD_STATUS_OK;
}

void ennead_finder_free(ennead_finder *finder)
{
    if (finder != NULL) {
        const ennead_allocator memory = finder->allocator;
        release(&memory, finder);
    }
}
