/* SPDX-License-Identifier: MIT */
/*
 * Parts of searches: joining them in order, and dropping or restarting those that would find too
 * much.
 */
#include "search/batch/split_search.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/tally.h"
#include "search/base/search.h"

void split_search_start(split_search *all, const batch *work)
{
    const uint64_t limit = work->options->solutions;

    all->work = work;
    all->unreported = 0;
    all->sums = work->sums != NULL ? *work->sums : (ennead_solve_totals){.seconds = 0};
    all->may_share = work->options->node_limit == 0;
    all->may_put_off = limit > MOST_KEPT;
    all->free_count = 0;
    for (int index = MOST_PARTS - 1; index >= 0; index--)
        all->free[all->free_count++] = (int16_t)index;
    all->any_released = false;
    memset(all->released, 0, sizeof all->released);
    all->again_count = 0;
}

/* How many solutions all parts of a puzzle have found together, without a part that is put off.
 * While a puzzle has more than one part, this is stored in its result. */
static uint64_t *found_together(const split_search *all, const search_part *p)
{
    const batch *work = all->work;

    return work->results != NULL ? &work->results[p->puzzle].solutions
                                 : &work->answers[p->puzzle].solutions;
}

int part_split(split_search *all, int from, int lane, int height)
{
    ASSERT(lane >= 0);
    search_part *earlier = &all->pool[from];
    const int index = part_begin(all, earlier->puzzle, lane, earlier->started);
    search_part *p = &all->pool[index];

    if (earlier->before == NO_PART && earlier->after == NO_PART)
        *found_together(all, p) = earlier->found;
    all->kept[index].exchangeable = false;
    p->height = (uint8_t)height;
    p->before = (int16_t)from;
    p->after = earlier->after;
    if (p->after != NO_PART)
        all->pool[p->after].before = (int16_t)index;
    earlier->after = (int16_t)index;
    return index;
}

int part_again(split_search *all, int lane)
{
    ASSERT(lane >= 0);
    if (all->again_count == 0)
        return NO_PART;
    const int index = all->again[--all->again_count];
    all->pool[index].lane = (int16_t)lane;
    return index;
}

static void release_lane_of(split_search *all, const search_part *p)
{
    if (p->lane >= 0) {
        all->any_released = true;
        all->released[p->lane / 64] |= (uint64_t)1 << (p->lane % 64);
    }
}

static void drop(split_search *all, int index)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    release_lane_of(all, &all->pool[index]);
    all->free[all->free_count++] = (int16_t)index;
}

/* The sum of two counts, at most UINT64_MAX. */
static uint64_t add_counts(uint64_t a, uint64_t b)
{
    return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

static ennead_solve_counters counters_of(const search_part *p)
{
    return (ennead_solve_counters){p->nodes, p->guesses, p->backtracks, p->depth};
}

static ennead_solve_counters sum(const ennead_solve_counters *a, const ennead_solve_counters *b)
{
    return (ennead_solve_counters){a->nodes + b->nodes, a->guesses + b->guesses,
                                   a->backtracks + b->backtracks,
                                   a->depth > b->depth ? a->depth : b->depth};
}

static void set_counters(search_part *p, const ennead_solve_counters *counters)
{
    p->nodes = counters->nodes;
    p->guesses = counters->guesses;
    p->backtracks = counters->backtracks;
    p->depth = (uint8_t)counters->depth;
}

void part_settle(split_search *all, int first, ennead_search_end end, double now)
{
    ASSERT(first >= 0);
    part_result(all, &all->pool[first], end, now);
    for (int next, index = first; index != NO_PART; index = next) {
        next = all->pool[index].after;
        drop(all, index);
    }
}

void part_keep(split_search *all, int index, uint64_t count, double now)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    search_part *p = &all->pool[index];
    kept *k = &all->kept[index];

    for (uint64_t i = p->found; i < MOST_KEPT && i - p->found < count; i++) {
        k->at[i] = counters_of(p);
        k->time[i] = now;
    }
    p->found = add_counts(p->found, count);
    part_count(all, index, count);
}

/* Called when the parts of a puzzle together have found enough. Puts off the part in which the
 * last wanted solution is, and drops all parts after it. That is never the first part, which alone
 * has not found enough. */
static void put_off(split_search *all, int index)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    const uint64_t most = most_solutions(all->work->options);
    uint64_t before = 0;

    while (all->pool[index].before != NO_PART)
        index = all->pool[index].before;
    while (add_counts(before, all->pool[index].found) < most) {
        before += all->pool[index].found;
        index = all->pool[index].after;
    }
    search_part *p = &all->pool[index];
    for (int next, i = p->after; i != NO_PART; i = next) {
        next = all->pool[i].after;
        drop(all, i);
    }
    release_lane_of(all, p);
    p->after = NO_PART;
    p->lane = PUT_OFF;
    p->found = 0;
    *found_together(all, p) = before;
}

void part_count(split_search *all, int index, uint64_t count)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    if (!all->may_put_off)
        return;
    uint64_t *together = found_together(all, &all->pool[index]);
    *together = add_counts(*together, count);
    if (*together >= most_solutions(all->work->options))
        put_off(all, index);
}

void split_search_report(split_search *all)
{
    tally_add(all->work->options->tally, all->unreported);
    all->unreported = 0;
}

/* Whether the search would have ended at the part's first solution, which is the puzzle's first, by
 * an exchange; `before` is what the parts before it counted. If so, stores the second one. */
static bool ends_by_exchange(const split_search *all, int index,
                             const ennead_solve_counters *before)
{
    const kept *k = &all->kept[index];
    const batch *work = all->work;

    if (!k->exchangeable || before->backtracks + k->at[0].backtracks > MOST_DEAD_ENDS)
        return false;
    if (work->capacity > 1 && work->solutions != NULL)
        memcpy(work->solutions +
                   (all->pool[index].puzzle * work->capacity + 1) * work->solution_stride,
               k->exchanged, ENNEAD_CELLS);
    return true;
}

/* Makes a part the first of its puzzle: appends what it has found so far to what the former first
 * part, `earlier`, had found. Returns whether that settles the puzzle. */
static bool become_first(split_search *all, int index, const search_part *earlier, double now)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    search_part *p = &all->pool[index];
    const kept *k = &all->kept[index];
    const ennead_solve_counters before = counters_of(earlier), own = counters_of(p);
    const ennead_solve_counters both = sum(&before, &own);
    const uint64_t found = p->found;

    p->before = NO_PART;
    p->first = earlier->first;
    p->found = earlier->found;
    if (p->lane == PUT_OFF) {
        set_counters(p, &before);
        all->again[all->again_count++] = (int16_t)index;
        return false;
    }
    for (uint64_t i = 0; i < found && i < MOST_KEPT; i++) {
        uint8_t *room = part_room(all, index);
        if (room != NULL)
            memcpy(room, k->solution[i], ENNEAD_CELLS);
        if (p->found++ == 0)
            p->first = k->time[i];
        if (i == 0 && p->found == 1 && ends_by_exchange(all, index, &before))
            p->found = 2;
        if (p->found == most_solutions(all->work->options)) {
            const ennead_solve_counters then = sum(&before, &k->at[i]);
            set_counters(p, &then);
            part_settle(all, index, ENNEAD_SEARCH_END_SOLUTIONS, now);
            return true;
        }
    }
    if (found > MOST_KEPT)
        p->found = add_counts(p->found, found - MOST_KEPT);
    set_counters(p, &both);
    if (p->found < UINT64_MAX)
        return false;
    part_settle(all, index, ENNEAD_SEARCH_END_SOLUTIONS, now);
    return true;
}

/* The first part of a puzzle has ended. Makes the next one the first, as long as those have ended
 * too. */
static void end_first(split_search *all, int first, double now)
{
    ASSERT(first >= 0);
    while (all->pool[first].lane == NO_LANE) {
        const search_part ended = all->pool[first];
        if (ended.after == NO_PART) {
            part_settle(all, first, ENNEAD_SEARCH_END_COMPLETE, now);
            return;
        }
        drop(all, first);
        first = ended.after;
        if (become_first(all, first, &ended, now))
            return;
    }
}

/* Joins an ended part to the part before it, which has ended too. */
static void join(split_search *all, int earlier, int later)
{
    search_part *p = &all->pool[earlier];
    const search_part *q = &all->pool[later];
    kept *to = &all->kept[earlier];
    const kept *from = &all->kept[later];
    const ennead_solve_counters first = counters_of(p), second = counters_of(q);
    const ennead_solve_counters both = sum(&first, &second);

    if (p->found == 0) {
        to->exchangeable =
            from->exchangeable && first.backtracks + from->at[0].backtracks <= MOST_DEAD_ENDS;
        memcpy(to->exchanged, from->exchanged, sizeof to->exchanged);
    }
    for (uint64_t i = 0; i < q->found && i < MOST_KEPT && p->found + i < MOST_KEPT; i++) {
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

/* Whether both parts have ended, and could be searched again as one part. */
static bool may_join(const split_search *all, int earlier, int later)
{
    if (earlier == NO_PART || later == NO_PART)
        return false;
    const search_part *p = &all->pool[earlier], *q = &all->pool[later];
    return p->lane == NO_LANE && q->lane == NO_LANE && (!all->may_put_off || p->height < q->height);
}

void part_end(split_search *all, int index, double now)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    all->pool[index].lane = NO_LANE;
    if (all->pool[index].before == NO_PART) {
        end_first(all, index, now);
        return;
    }
    while (may_join(all, all->pool[index].before, index))
        index = all->pool[index].before;
    while (may_join(all, index, all->pool[index].after))
        join(all, index, all->pool[index].after);
}

void part_stopped(split_search *all, int index, ennead_search_end end, double now)
{
    ASSERT(index >= 0 && index < MOST_PARTS);
    const uint64_t most = most_solutions(all->work->options);
    int first = index;

    while (all->pool[first].before != NO_PART)
        first = all->pool[first].before;
    search_part *p = &all->pool[first];
    /* If solutions are only counted, those of later parts count as well. */
    if (all->work->capacity == 0 && (all->may_put_off || most == UINT64_MAX))
        for (int i = p->after; i != NO_PART; i = all->pool[i].after)
            p->found =
                add_counts(p->found, all->pool[i].lane == PUT_OFF ? most : all->pool[i].found);
    if (p->found > most)
        p->found = most;
    part_settle(all, first, end, now);
}
