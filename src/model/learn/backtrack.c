/* SPDX-License-Identifier: MIT */
/*
 * Undoes guesses and what followed from them.
 */
#include "model/learn/backtrack.h"

#include "model/learn/heap.h"

void go_back_to(learner *l, uint32_t level)
{
    if (level >= l->level)
        return;
    const uint32_t begin = l->level_begin[level + 1];
    while (l->trail_count > begin) {
        const literal x = l->trail[--l->trail_count];
        l->known[x] = 0;
        l->phase[variable_of(x)] = x & 1;
        heap_insert(l, variable_of(x));
    }
    l->head = begin;
    l->level = level;
}
