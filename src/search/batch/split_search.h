/* SPDX-License-Identifier: MIT */
/*
 * The search of one puzzle in parts. At first a puzzle's search is one part in one lane. When there
 * are no more puzzles, a lane without work takes over the other branch of the oldest guess of
 * another: what is left to search is then two parts, one behind the other in the order of the search.
 *
 *     puzzle 7:  part 3 (lane 12) -> part 9 (ended) -> part 4 (lane 40)
 *
 * What is reported is what one lane alone would have found: a part's solutions count behind those
 * of all parts before it, and when they are as many as were asked for, all that comes later is
 * dropped as if it had never been searched. So a part that has ended waits until those before it
 * have; it then joins the one before.
 *
 * Where more solutions are asked for than a part keeps, nobody knows what it took to find just so
 * many of a part's. As soon as all parts together have found enough, the one with the last of
 * them is put off: it stops, all behind it is dropped, and when those before it have ended it is
 * searched once more from its start, as the first part. There a part joins the one before only if
 * it was split off that, so that the search from the start of the one leads to the other.
 */
#ifndef ENNEAD_SEARCH_BATCH_SPLIT_SEARCH_H
#define ENNEAD_SEARCH_BATCH_SPLIT_SEARCH_H

#include "search/base/search.h"
#include "search/batch/lanes.h"

enum {
    MOST_LANES = 512,
    MOST_PARTS = 2 * MOST_LANES, /* one in each lane, and between any two of these an ended one */
    MOST_KEPT = 2,               /* solutions that a part keeps */
    NO_PART = -1,
    NO_LANE = -1, /* of a part: it has ended */
    PUT_OFF = -2,
};

/* A part, in one line of the cache. Members that change last are not next to those that they are
 * copied with, or compilers would load them together, which has to wait for the change. The first
 * part of a puzzle also has what the parts before it,
 * which are done, have found and counted: so all of the puzzle's result when it is settled. */
typedef struct search_part {
    uint64_t nodes;
    double started; /* of the whole puzzle */
    uint64_t found;
    uint64_t guesses;
    double first; /* when the first solution was found; `started` until then */
    uint64_t backtracks;
    size_t puzzle;
    uint8_t depth;
    uint8_t height;        /* how many guesses its start rests on */
    int16_t before, after; /* in the order of the search */
    int16_t lane;          /* or NO_LANE, PUT_OFF */
} search_part;

/* The first solutions of a part that is not the first: what they are, what it took to find them,
 * and when. */
typedef struct kept {
    ennead_solve_counters at[MOST_KEPT];
    double time[MOST_KEPT];
    uint8_t solution[MOST_KEPT][ENNEAD_CELLS];
} kept;

typedef struct split_search {
    const batch *work;
    uint64_t unreported;      /* solutions that the caller's tally does not count yet */
    ennead_solve_totals sums; /* of what the answers leave out */
    bool may_share;           /* the options allow more than one part */
    bool may_put_off;
    int free_count; /* parts that are not in use: the last of them is the next to be used */
    int16_t free[MOST_PARTS]; /* not linked, so that taking one need not wait for the one before */
    bool any_released;
    uint64_t released[MOST_LANES / 64]; /* lanes that need search no longer */
    int again_count;                    /* first parts that are to be searched once more */
    int16_t again[MOST_LANES];
    search_part pool[MOST_PARTS];
    kept kept[MOST_PARTS];
} split_search;

void split_search_start(split_search *all, const batch *work);

/* Begins the search of a puzzle in a lane. */
static inline int part_begin(split_search *all, size_t puzzle, int lane, double now)
{
    const int index = all->free[--all->free_count];

    all->pool[index] = (search_part){
        .puzzle = puzzle,
        .started = now,
        .first = now,
        .before = NO_PART,
        .after = NO_PART,
        .lane = (int16_t)lane,
    };
    return index;
}

static inline bool part_may_split(const split_search *all)
{
    return all->may_share && all->free_count > 0;
}

/* Makes a new part behind a part, for another lane: the other branch of the guess that rests on so
 * many others. */
int part_split(split_search *all, int from, int lane, int height);

/* A part that the lane is to search from its start, once more; or NO_PART. */
int part_again(split_search *all, int lane);

/* Whether other lanes may take over branches of a part. A later part keeps few solutions: where more
 * are stored, the first part finds all of those. */
static inline bool part_may_give(const split_search *all, const search_part *p)
{
    const size_t capacity = all->work->capacity;
    return capacity <= MOST_KEPT || p->before != NO_PART || p->found >= capacity;
}

/* Where to put the next solution of a part; NULL when it is not wanted. */
static inline uint8_t *part_room(split_search *all, int index)
{
    const search_part *p = &all->pool[index];
    const batch *work = all->work;

    if (p->found >= work->capacity || (p->before != NO_PART && work->capacity > MOST_KEPT))
        return NULL;
    return p->before != NO_PART
               ? all->kept[index].solution[p->found]
               : work->solutions + (p->puzzle * work->capacity + p->found) * work->solution_stride;
}

/* What is left to do of the functions below where there is more than one part, or a limit of
 * solutions. */
void part_keep(split_search *all, int index, uint64_t count, double now);
void part_count(split_search *all, int index, uint64_t count);
void part_settle(split_search *all, int index, ennead_search_end end, double now);
void part_end(split_search *all, int index, double now);

/* The part has found so many solutions, all in one node. Where solutions are kept, and up to a limit
 * of MOST_KEPT, that is one. */
static inline void part_found(split_search *all, int index, uint64_t count, double now)
{
    search_part *p = &all->pool[index];
    const uint64_t most = most_solutions(all->work->options);

    if (p->before != NO_PART) {
        all->unreported += count;
        part_keep(all, index, count, now);
        return;
    }
    if (p->found == 0)
        p->first = now;
    if (count > most - p->found)
        count = most - p->found;
    all->unreported += count;
    p->found += count;
    if (p->found == most)
        part_settle(all, index, ENNEAD_SEARCH_END_SOLUTIONS, now);
    else if (p->after != NO_PART)
        part_count(all, index, count);
}

/* The puzzle's result, of its first part. */
static inline void part_result(split_search *all, const search_part *p, ennead_search_end end,
                               double now)
{
    const batch *work = all->work;
    const ennead_solve_result result = {
        .verdict = verdict_of(p->found, end),
        .end = end,
        .solutions = p->found,
        .counters = {p->nodes, p->guesses, p->backtracks, p->depth},
        .first_seconds = p->first - p->started,
        .seconds = now - p->started,
    };

    if (work->results != NULL) {
        work->results[p->puzzle] = result;
    } else {
        work->answers[p->puzzle] = answer_of(&result);
        add_to_sums(&all->sums, &result);
    }
}

/* Adds what has been found since the last time to the caller's tally. */
void split_search_report(split_search *all);

/* The part has nothing left to search. */
static inline void part_ended(split_search *all, int index, double now)
{
    const search_part *p = &all->pool[index];

    if (p->before != NO_PART || p->after != NO_PART) {
        part_end(all, index, now);
        return;
    }
    part_result(all, p, ENNEAD_SEARCH_END_COMPLETE, now);
    all->free[all->free_count++] = (int16_t)index;
}

/* A limit ends the search of the part's puzzle. */
void part_stopped(split_search *all, int index, ennead_search_end end, double now);

#endif
