/* SPDX-License-Identifier: MIT */
/*
 * Parts of searches: joining them in order, and dropping what comes too late.
 */
#include "search/parts.h"

#include <string.h>

#include "grid/tally.h"
#include "search/search.h"

void parts_start(parts *all, const batch *work)
{
    const uint64_t limit = work->options->solutions;

    all->work = work;
    all->untold = 0;
    all->may_share =
        limit <= MOST_SHARED && work->capacity <= MOST_SHARED && work->options->node_limit == 0;
    all->free_count = 0;
    for (int index = MOST_PARTS - 1; index >= 0; index--)
        all->free[all->free_count++] = (int16_t)index;
    all->any_released = false;
    memset(all->released, 0, sizeof all->released);
}

int part_split(parts *all, int from, int lane)
{
    part *earlier = &all->pool[from];
    const int index = part_begin(all, earlier->puzzle, lane, earlier->started);
    part *p = &all->pool[index];

    p->before = (int16_t)from;
    p->after = earlier->after;
    if (p->after != NO_PART)
        all->pool[p->after].before = (int16_t)index;
    earlier->after = (int16_t)index;
    return index;
}

static void drop(parts *all, int index)
{
    const part *p = &all->pool[index];

    if (p->lane != NO_LANE) {
        all->any_released = true;
        all->released[p->lane / 64] |= (uint64_t)1 << (p->lane % 64);
    }
    all->free[all->free_count++] = (int16_t)index;
}

/* The sum of two counts of solutions, or the most that can be counted. */
static uint64_t add_counts(uint64_t a, uint64_t b)
{
    return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

static ennead_counters counters_of(const part *p)
{
    return (ennead_counters){p->nodes, p->guesses, p->backtracks, (uint64_t)p->depth};
}

static ennead_counters sum(const ennead_counters *a, const ennead_counters *b)
{
    return (ennead_counters){a->nodes + b->nodes, a->guesses + b->guesses,
                             a->backtracks + b->backtracks,
                             a->depth > b->depth ? a->depth : b->depth};
}

static void set_counters(part *p, const ennead_counters *counters)
{
    p->nodes = counters->nodes;
    p->guesses = counters->guesses;
    p->backtracks = counters->backtracks;
    p->depth = (int16_t)counters->depth;
}

void part_settle(parts *all, int first, ennead_end end, double now)
{
    part_result(all, &all->pool[first], end, now);
    for (int next, index = first; index != NO_PART; index = next) {
        next = all->pool[index].after;
        drop(all, index);
    }
}

void part_keep(parts *all, int index, double now)
{
    part *p = &all->pool[index];
    kept *k = &all->kept[index];

    if (p->found < MOST_SHARED) {
        k->at[p->found] = counters_of(p);
        k->time[p->found] = now;
    }
    p->found = add_counts(p->found, 1);
}

void parts_tell(parts *all)
{
    tally_add(all->work->options->tally, all->untold);
    all->untold = 0;
}

/* A part has become its puzzle's first: what it has found so far comes behind what `earlier`, the
 * first until now, had found. */
static void become_first(parts *all, int index, const part *earlier, double now)
{
    part *p = &all->pool[index];
    const kept *k = &all->kept[index];
    const ennead_counters before = counters_of(earlier), own = counters_of(p);
    const ennead_counters both = sum(&before, &own);
    const uint64_t found = p->found;

    p->before = NO_PART;
    p->first = earlier->first;
    p->found = earlier->found;
    for (uint64_t i = 0; i < found && i < MOST_SHARED; i++) {
        uint8_t *room = part_room(all, index);
        if (room != NULL)
            memcpy(room, k->solution[i], ENNEAD_CELLS);
        if (p->found++ == 0)
            p->first = k->time[i];
        if (p->found == most_solutions(all->work->options)) {
            const ennead_counters then = sum(&before, &k->at[i]);
            set_counters(p, &then);
            part_settle(all, index, ENNEAD_ENDED_SOLUTIONS, now);
            return;
        }
    }
    if (found > MOST_SHARED)
        p->found = add_counts(p->found, found - MOST_SHARED);
    set_counters(p, &both);
    if (p->found == UINT64_MAX) {
        part_settle(all, index, ENNEAD_ENDED_SOLUTIONS, now);
        return;
    }
    if (p->lane == NO_LANE)
        part_ended(all, index, now);
}

/* Joins an ended part to the ended one before it. */
static void join(parts *all, int earlier, int later)
{
    part *p = &all->pool[earlier];
    const part *q = &all->pool[later];
    kept *to = &all->kept[earlier];
    const kept *from = &all->kept[later];
    const ennead_counters first = counters_of(p), second = counters_of(q);
    const ennead_counters both = sum(&first, &second);

    for (uint64_t i = 0; i < q->found && i < MOST_SHARED && p->found + i < MOST_SHARED; i++) {
        const uint64_t at = p->found + i;
        memcpy(to->solution[at], from->solution[i], ENNEAD_CELLS);
        to->at[at] = sum(&first, &from->at[i]);
        to->time[at] = from->time[i];
    }
    p->found = add_counts(p->found, q->found);
    set_counters(p, &both);
    p->after = q->after;
    if (p->after != NO_PART)
        all->pool[p->after].before = (int16_t)earlier;
    drop(all, later);
}

static bool has_ended(const parts *all, int index)
{
    return index != NO_PART && all->pool[index].lane == NO_LANE;
}

void part_end(parts *all, int index, double now)
{
    part *p = &all->pool[index];
    const int next = p->after;

    p->lane = NO_LANE;
    if (p->before == NO_PART) {
        if (next == NO_PART) {
            part_settle(all, index, ENNEAD_ENDED_COMPLETE, now);
            return;
        }
        const part earlier = *p;
        drop(all, index);
        become_first(all, next, &earlier, now);
        return;
    }
    if (has_ended(all, next))
        join(all, index, next);
    if (has_ended(all, p->before))
        join(all, p->before, index);
}

void part_stopped(parts *all, int index, ennead_end end, double now)
{
    int first = index;

    while (all->pool[first].before != NO_PART)
        first = all->pool[first].before;
    /* Where solutions are only counted, those of the parts behind count, too. */
    if (all->work->options->solutions == 0 && all->work->capacity == 0)
        for (int i = all->pool[first].after; i != NO_PART; i = all->pool[i].after)
            all->pool[first].found = add_counts(all->pool[first].found, all->pool[i].found);
    part_settle(all, first, end, now);
}
