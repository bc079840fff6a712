/* SPDX-License-Identifier: MIT */
/*
 * A binary heap of variables. Of two with the same activity the lower number comes first, so every
 * machine guesses alike.
 */
#include "model/learn/heap.h"

static bool is_before(const learner *l, uint32_t one, uint32_t other)
{
    const uint64_t mine = l->activity[one], its = l->activity[other];

    return mine == its ? one < other : mine > its;
}

void heap_up(learner *l, uint32_t variable)
{
    uint32_t place = l->heap_place[variable];

    while (place > 0) {
        const uint32_t above = (place - 1) / 2;
        if (!is_before(l, variable, l->heap[above]))
            break;
        l->heap[place] = l->heap[above];
        l->heap_place[l->heap[place]] = place;
        place = above;
    }
    l->heap[place] = variable;
    l->heap_place[variable] = place;
}

void heap_insert(learner *l, uint32_t variable)
{
    if (l->heap_place[variable] != NO_VARIABLE)
        return;
    l->heap_place[variable] = l->heap_count;
    l->heap[l->heap_count++] = variable;
    heap_up(l, variable);
}

uint32_t heap_take(learner *l)
{
    const uint32_t first = l->heap[0], last = l->heap[--l->heap_count];
    uint32_t place = 0;

    l->heap_place[first] = NO_VARIABLE;
    if (l->heap_count == 0)
        return first;
    for (uint32_t below; (below = 2 * place + 1) < l->heap_count; place = below) {
        if (below + 1 < l->heap_count && is_before(l, l->heap[below + 1], l->heap[below]))
            below++;
        if (!is_before(l, l->heap[below], last))
            break;
        l->heap[place] = l->heap[below];
        l->heap_place[l->heap[place]] = place;
    }
    l->heap[place] = last;
    l->heap_place[last] = place;
    return first;
}
