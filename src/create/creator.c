/* SPDX-License-Identifier: MIT */
/*
 * Creates and frees a creator, limits the time of its calls, and makes full grids, which need no
 * more.
 */
#include "create/creator.h"

#include "grid/limits.h"
#include "grid/memory.h"

ennead_status ennead_creator_new(const ennead_allocator *allocator, ennead_creator **creator)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_creator *made = allocate(&memory, sizeof *made);

    *creator = NULL;
    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    made->allocator = memory;
    made->filler_made = false;
    made->time_limit = 0;
    if (ennead_solver_new(&memory, &made->questions.solver) != ENNEAD_STATUS_OK) {
        release(&memory, made);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    *creator = made;
    return ENNEAD_STATUS_OK;
}

void ennead_creator_free(ennead_creator *creator)
{
    if (creator != NULL) {
        const ennead_allocator memory = creator->allocator;
        ennead_solver_free(creator->questions.solver);
        release(&memory, creator);
    }
}

ennead_status ennead_creator_set_time_limit(ennead_creator *creator, double seconds)
{
    if (!(seconds >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    creator->time_limit = seconds;
    return ENNEAD_STATUS_OK;
}

void creator_begin(ennead_creator *creator)
{
    if (creator->time_limit > 0)
        creator->end = seconds_now() + creator->time_limit;
}

bool creator_ask(ennead_creator *creator, const ennead_stop *stop,
                 void (*take)(void *user, size_t asker, const solver_answer *a), void *user)
{
    double left = 0;

    if (creator->time_limit > 0) {
        left = creator->end - seconds_now();
        if (left <= 0)
            return false;
    }
    return questions_ask(&creator->questions, stop, left, take, user);
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
        random_stream random = random_stream_of(seed, first + i);
        fill_grid(f, &random, grids[i]);
    }
}
