/* SPDX-License-Identifier: MIT */
/*
 * The search of one puzzle in several parts. At first a puzzle's search is one part, in one lane.
 * When there are no more puzzles, a free lane takes over the other branch of the oldest guess of
 * another lane. The rest of the search then consists of two parts, one after the other in the
 * order of the search.
 *
 *     puzzle 7:  part 3 (lane 12) -> part 9 (ended) -> part 4 (lane 40)
 *
 * The result is the same as that of one lane alone: a part's solutions come after those of all
 * parts before it, and when there are enough, all later parts are dropped as if they had never
 * been searched. So a part that has ended waits until the parts before it have ended, and is then
 * joined to them.
 *
 * If more solutions are asked for than a part keeps (MOST_KEPT), it is unknown how much work a
 * part did up to a certain solution. So, as soon as all parts together have found enough, the part
 * with the last wanted solution is put off: it stops, all parts after it are dropped, and when
 * those before it have ended it is searched again from its start, as the first part. In this case
 * a part may only be joined to the one before if it was split off from it, so that a search from
 * the start of the one leads to the other.
 */
#ifndef ENNEAD_SEARCH_BATCH_SPLIT_SEARCH_H
#define ENNEAD_SEARCH_BATCH_SPLIT_SEARCH_H

#include "search/base/search.h"
#include "search/batch/lanes.h"

enum {
    CACHE_LINE = 64,
    MOST_LANES = 512,
    MOST_PARTS = 2 * MOST_LANES, /* one in each lane, and an ended one between any two */
    MOST_KEPT = 2,               /* solutions that a part keeps */
    MOST_DEAD_ENDS = 1,
    NO_PART = -1,
    NO_LANE = -1, /* of a part that has ended */
    PUT_OFF = -2,
};

/* A part, in one cache line. Members that change last are not next to members that are copied with
 * them: compilers would load both together, which has to wait for the change. The first part of a
 * puzzle includes what the finished parts before it found and counted, so it has the whole result
 * when the puzzle is settled. */
typedef struct search_part {
    uint64_t nodes;
    double started; /* start of the whole puzzle */
    uint64_t found;
    uint64_t guesses;
    double first; /* time of the first solution; until then `started` */
    uint64_t backtracks;
    size_t puzzle;
    uint8_t depth;
    uint8_t height;        /* the number of guesses before its start */
    int16_t before, after; /* neighbors in the order of the search */
    int16_t lane;          /* or NO_LANE, PUT_OFF */
} search_part;

/* The first solutions of a part that is not the first: the counters and the time at each, and the
 * solution. Also whether an exchange makes a second one of the first, and that one. */
typedef struct kept {
    ennead_solve_counters at[MOST_KEPT];
    double time[MOST_KEPT];
    uint8_t solution[MOST_KEPT][ENNEAD_CELLS];
    uint8_t exchanged[ENNEAD_CELLS];
    bool exchangeable;
} kept;

typedef struct split_search {
    const batch *work;
    uint64_t unreported;      /* solutions not yet added to the caller's tally */
    ennead_solve_totals sums; /* totals that answers do not contain */
    bool may_share;           /* whether the options allow more than one part */
    bool may_put_off;
    int free_count;           /* parts not in use; the last of `free` is used next */
    int16_t free[MOST_PARTS]; /* an array, not a list, so that taking one does not wait for a
                               * load */
    bool any_released;
    uint64_t released[MOST_LANES / 64]; /* lanes whose parts have been dropped */
    int again_count;                    /* number of first parts to be searched again */
    int16_t again[MOST_LANES];
    _Alignas(CACHE_LINE) search_part pool[MOST_PARTS];
    kept kept[MOST_PARTS];
} split_search;

void split_search_start(split_search *all, const batch *work);

/* Begins the search of a puzzle in a lane. Returns the index of its part. */
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

/* Makes a new part, after part `from`, for another lane: the other branch of the guess at depth
 * `height`. Returns its index. */
int part_split(split_search *all, int from, int lane, int height);

/* Returns a part that the lane is to search again from its start, or NO_PART. */
int part_again(split_search *all, int lane);

/* Whether other lanes may take over branches of a part. A part that is not the first keeps few
 * solutions; if more are to be stored, the first part has to find all of them. */
static inline bool part_may_give(const split_search *all, const search_part *p)
{
    const size_t capacity = all->work->capacity;
    return capacity <= MOST_KEPT || p->before != NO_PART || p->found >= capacity;
}

/* Where to store the next solution of a part; NULL if it is not stored. */
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

/* With a limit of two, a first solution of which an exchange makes a second one (exchange.h) ends
 * the search, unless it comes after more than MOST_DEAD_ENDS: then the puzzle probably has only
 * one solution, and to look for an exchange is not worth its time. */

/* Where to store the second solution, made from a part's first; NULL if it is not stored. */
static inline uint8_t *part_exchanged_room(split_search *all, int index)
{
    const search_part *p = &all->pool[index];
    const batch *work = all->work;

    if (work->capacity < 2)
        return NULL;
    return p->before != NO_PART
               ? all->kept[index].exchanged
               : work->solutions + (p->puzzle * work->capacity + 1) * work->solution_stride;
}

/* Notes that a part's first solution has an exchange. Returns whether this settles the puzzle. */
static inline bool part_note_exchange(split_search *all, int index)
{
    const bool is_first = all->pool[index].before == NO_PART;

    if (!is_first)
        all->kept[index].exchangeable = true;
    return is_first;
}

/* The rarer cases of the functions below: several parts, or a limit on solutions. */
void part_keep(split_search *all, int index, uint64_t count, double now);
void part_count(split_search *all, int index, uint64_t count);
void part_settle(split_search *all, int index, ennead_search_end end, double now);
void part_end(split_search *all, int index, double now);

/* Called when the part has found `count` solutions in one node. `count` is 1 if solutions are
 * stored or the limit is at most MOST_KEPT. */
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

/* Writes the puzzle's result, from its first part. */
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
        if (work->sums != NULL)
            add_to_sums(&all->sums, &result);
    }
}

/* Whether neither counters nor times are wanted. */
static inline bool wants_answers_only(const batch *work)
{
    return work->results == NULL && work->sums == NULL;
}

/* Adds the solutions found since the last call to the caller's tally. */
void split_search_report(split_search *all);

/* Whether the part is the whole search of its puzzle. */
static inline bool part_is_alone(const search_part *p)
{
    return p->before == NO_PART && p->after == NO_PART;
}

/* part_found for such a part, without its end. Returns whether there are enough solutions. */
static inline bool part_found_alone(split_search *all, int index, uint64_t count, double now)
{
    search_part *p = &all->pool[index];

    if (p->found == 0)
        p->first = now;
    all->unreported += count;
    p->found += count;
    return p->found == most_solutions(all->work->options);
}

/* Ends such a part. */
static inline void part_ended_alone(split_search *all, int index, ennead_search_end end, double now)
{
    part_result(all, &all->pool[index], end, now);
    all->free[all->free_count++] = (int16_t)index;
}

/* Called when such a part has found one solution, which ends it, and only answers are wanted. */
static inline void part_answered_alone(split_search *all, int index, ennead_solve_answer answer)
{
    all->unreported++;
    all->work->answers[all->pool[index].puzzle] = answer;
    all->free[all->free_count++] = (int16_t)index;
}

/* Called when the part has nothing left to search. */
static inline void part_ended(split_search *all, int index, double now)
{
    const search_part *p = &all->pool[index];

    if (part_is_alone(p))
        part_ended_alone(all, index, ENNEAD_SEARCH_END_COMPLETE, now);
    else
        part_end(all, index, now);
}

/* Called when a limit ends the search of the part's puzzle. */
void part_stopped(split_search *all, int index, ennead_search_end end, double now);

#endif
