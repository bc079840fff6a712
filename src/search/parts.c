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
    all->free = NO_PART;
    all->unused = 0;
    all->any_released = false;
    memset(all->released, 0, sizeof all->released);
}

static ennead_result *result_of(const parts *all, const part *p)
{
    return &all->work->results[p->puzzle];
}

static int new_part(parts *all, size_t puzzle, int lane)
{
    const int index = all->free != NO_PART ? all->free : all->unused++;
    part *p = &all->pool[index];

    if (index == all->free)
        all->free = p->after;
    p->puzzle = puzzle;
    p->lane = lane;
    p->found = 0;
    p->counters = (ennead_counters){0};
    return index;
}

int part_begin(parts *all, size_t puzzle, int lane, double now)
{
    const int index = new_part(all, puzzle, lane);
    part *p = &all->pool[index];

    p->before = p->after = NO_PART;
    p->started = now;
    *result_of(all, p) = (ennead_result){0};
    return index;
}

int part_split(parts *all, int from, int lane)
{
    part *earlier = &all->pool[from];
    const int index = new_part(all, earlier->puzzle, lane);
    part *p = &all->pool[index];

    p->before = from;
    p->after = earlier->after;
    p->started = earlier->started;
    if (p->after != NO_PART)
        all->pool[p->after].before = index;
    earlier->after = index;
    return index;
}

static void drop(parts *all, int index)
{
    part *p = &all->pool[index];

    if (p->lane != NO_LANE) {
        all->any_released = true;
        all->released[p->lane / 64] |= (uint64_t)1 << (p->lane % 64);
    }
    p->after = all->free;
    all->free = index;
}

/* The sum of two counts of solutions, or the most that can be counted. */
static uint64_t add_counts(uint64_t a, uint64_t b)
{
    return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

static void add_counters(ennead_counters *sum, const ennead_counters *more)
{
    sum->nodes += more->nodes;
    sum->guesses += more->guesses;
    sum->backtracks += more->backtracks;
    if (more->depth > sum->depth)
        sum->depth = more->depth;
}

/* The puzzle is done: its first part's counters go into the result as far as they count. */
static void settle(parts *all, int first, ennead_end end, const ennead_counters *counters,
                   double now)
{
    part *p = &all->pool[first];
    ennead_result *r = result_of(all, p);

    add_counters(&r->counters, counters);
    r->end = end;
    r->verdict = verdict_of(r->solutions, end);
    r->seconds = now - p->started;
    for (int next, index = first; index != NO_PART; index = next) {
        next = all->pool[index].after;
        drop(all, index);
    }
}

uint8_t *part_room(parts *all, int index)
{
    part *p = &all->pool[index];
    const batch *work = all->work;

    if (p->before == NO_PART) {
        const uint64_t number = result_of(all, p)->solutions;
        return number < work->capacity ? work->solutions[p->puzzle * work->capacity + number]
                                       : NULL;
    }
    return p->found < work->capacity ? p->solution[p->found] : NULL;
}

/* Counts a solution of a puzzle's first part. Whether that settles the puzzle. */
static bool count_solution(parts *all, int first, const ennead_counters *counters, double when,
                           double now)
{
    const part *p = &all->pool[first];
    ennead_result *r = result_of(all, p);

    if (r->solutions == 0)
        r->first_seconds = when - p->started;
    r->solutions++;
    if (r->solutions != most_solutions(all->work->options))
        return false;
    settle(all, first, ENNEAD_ENDED_SOLUTIONS, counters, now);
    return true;
}

void part_found(parts *all, int index, double now)
{
    part *p = &all->pool[index];

    all->untold++;
    if (p->before == NO_PART) {
        count_solution(all, index, &p->counters, now, now);
        return;
    }
    if (p->found < MOST_SHARED) {
        p->at[p->found] = p->counters;
        p->time[p->found] = now;
    }
    p->found = add_counts(p->found, 1);
}

void parts_tell(parts *all)
{
    tally_add(all->work->options->tally, all->untold);
    all->untold = 0;
}

/* A part has become its puzzle's first: what it has found so far counts now. */
static void become_first(parts *all, int index, double now)
{
    part *p = &all->pool[index];
    ennead_result *r = result_of(all, p);
    const batch *work = all->work;
    const uint64_t found = p->found;

    p->before = NO_PART;
    for (uint64_t i = 0; i < found && i < MOST_SHARED; i++) {
        if (i < work->capacity && r->solutions < work->capacity)
            memcpy(work->solutions[p->puzzle * work->capacity + r->solutions], p->solution[i],
                   ENNEAD_CELLS);
        if (count_solution(all, index, &p->at[i], p->time[i], now))
            return;
    }
    if (found > MOST_SHARED)
        r->solutions = add_counts(r->solutions, found - MOST_SHARED);
    if (r->solutions == UINT64_MAX) {
        settle(all, index, ENNEAD_ENDED_SOLUTIONS, &p->counters, now);
        return;
    }
    p->found = 0;
    if (p->lane == NO_LANE)
        part_ended(all, index, now);
}

/* Joins an ended part to the ended one before it. */
static void join(parts *all, int earlier, int later)
{
    part *p = &all->pool[earlier];
    part *q = &all->pool[later];

    for (uint64_t i = 0; i < q->found && i < MOST_SHARED && p->found + i < MOST_SHARED; i++) {
        const uint64_t to = p->found + i;
        memcpy(p->solution[to], q->solution[i], ENNEAD_CELLS);
        p->at[to] = p->counters;
        add_counters(&p->at[to], &q->at[i]);
        p->time[to] = q->time[i];
    }
    p->found = add_counts(p->found, q->found);
    add_counters(&p->counters, &q->counters);
    p->after = q->after;
    if (p->after != NO_PART)
        all->pool[p->after].before = earlier;
    drop(all, later);
}

static bool has_ended(const parts *all, int index)
{
    return index != NO_PART && all->pool[index].lane == NO_LANE;
}

void part_ended(parts *all, int index, double now)
{
    part *p = &all->pool[index];
    const int next = p->after;

    p->lane = NO_LANE;
    if (p->before == NO_PART) {
        if (next == NO_PART) {
            settle(all, index, ENNEAD_ENDED_COMPLETE, &p->counters, now);
            return;
        }
        add_counters(&result_of(all, p)->counters, &p->counters);
        drop(all, index);
        become_first(all, next, now);
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
    ennead_result *r = result_of(all, &all->pool[first]);
    /* Where solutions are only counted, those of the parts behind count, too. */
    if (all->work->options->solutions == 0 && all->work->capacity == 0)
        for (int i = all->pool[first].after; i != NO_PART; i = all->pool[i].after)
            r->solutions = add_counts(r->solutions, all->pool[i].found);
    settle(all, first, end, &all->pool[first].counters, now);
}
