/* SPDX-License-Identifier: MIT */
/*
 * Making and giving back a creator, and full grids, which need no more.
 */
#include "create/creator.h"

#include "grid/memory.h"

ennead_status ennead_creator_new(const ennead_allocator *allocator, ennead_creator **creator)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_creator *made = allocate(&memory, sizeof *made);

    *creator = NULL;
    if (made == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    made->allocator = memory;
    made->filler_made = false;
    if (ennead_solver_new(&memory, &made->questions.solver) != ENNEAD_OK) {
        release(&memory, made);
        return ENNEAD_OUT_OF_MEMORY;
    }
    *creator = made;
    return ENNEAD_OK;
}

void ennead_creator_free(ennead_creator *creator)
{
    if (creator != NULL) {
        const ennead_allocator memory = creator->allocator;
        ennead_solver_free(creator->questions.solver);
        release(&memory, creator);
    }
}

const filler *creator_filler(ennead_creator *creator)
{
    if (!creator->filler_made)
        filler_make(&creator->filler);
    creator->filler_made = true;
    return &creator->filler;
}

void ennead_fill(ennead_creator *creator, uint64_t seed, uint64_t first, size_t count,
                 uint8_t (*grids)[ENNEAD_CELLS])
{
    const filler *f = creator_filler(creator);

    for (size_t i = 0; i < count; i++) {
        stream random = stream_of(seed, first + i);
        fill_grid(f, &random, grids[i]);
    }
}
