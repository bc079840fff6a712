/* SPDX-License-Identifier: MIT */
/*
 * The batch engine: many puzzles at once, one in each lane, each searched depth first on its own.
 *
 *     +-> a lane without work takes the next puzzle, or goes back to its last guess
 *     |   all lanes: rounds of propagation (round.h), then each is judged (branch.h)
 *     |   solved: the solution is stored. stuck: what it is now goes on its stack, it guesses
 *     +---+
 *
 * A lane's stack holds its puzzle at rest (transpose.h) as it was before each guess, with the
 * guess; to go back is to take what was guessed out. No lane knows of another, so what a puzzle's
 * search does does not depend on which puzzles are beside it, nor on how many lanes there are.
 *
 * The file of each edition sets PLANE_BYTES and EDITION_NAME and includes this one.
 */
#include <string.h>

#include "search/branch.h"
#include "search/lanes.h"
#include "search/parts.h"
#include "search/rest.h"
#include "search/search.h"

/* What a lane searches: a part, from the guess at depth `bottom` on. Its stack holds the guesses
 * from there to `height`; those below are another lane's. */
typedef struct lane_search {
    int part; /* NO_PART: none */
    int bottom, height;
} lane_search;

typedef struct lanes {
    board board;
    branching branching;
    staging in, out;
    lane_search lane[LANES];
    rest stack[MOST_GUESSES][LANES];
    parts parts;
    const batch *work;
    size_t next; /* the next puzzle to take */
    int donor;   /* lanes below it have given what they could in this pass */
    uint64_t idle[PLANE_WORDS];
    double clock; /* the time at the start of this pass, then at its end */
    bool limited; /* there are limits to look at */
    bool stopped;
} lanes;

/* ---------------------------------------------------------------------------- puzzles at rest */

/* A puzzle at rest without what was guessed there. */
static rest without_guess(const rest *before)
{
    rest r = *before;
    const int d = guessed_digit(&r), triad = guessed_triad(&r);

    for (int i = 0, cell = triad_cell(triad); i < 3; i++, cell += triad_step(triad)) {
        const int word = cell < 64 ? d : 9 + d / 3;
        const int bit = cell < 64 ? cell : 17 * (d % 3) + cell - 64;
        r.word[word] &= ~((uint64_t)1 << bit);
    }
    r.word[11] &= ((uint64_t)1 << GUESS_BIT) - 1;
    return r;
}

/* ------------------------------------------------------------------------- the twelve words */

/* The planes of a word: 64 in a row, or the ends of three digits and the guesses. */
static void gather_tail(const lanes *l, int i, plane planes[64])
{
    for (int d = 0; d < 3; d++)
        for (int cell = 0; cell < 17; cell++)
            planes[17 * d + cell] = l->board.digit[3 * i + d][64 + cell];
    for (int bit = 0; bit < 64 - GUESS_BIT; bit++)
        planes[GUESS_BIT + bit] =
            i == 2 && bit < GUESS_BITS ? l->branching.number[bit] : no_lanes();
}

static void take_out(lanes *l)
{
    plane planes[64];

    for (int d = 0; d < 9; d++)
        planes_to_words(l->board.digit[d], l->out[d]);
    for (int i = 0; i < 3; i++) {
        gather_tail(l, i, planes);
        planes_to_words(planes, l->out[9 + i]);
    }
}

static void put_in(lanes *l, plane loaded)
{
    plane planes[64];

    for (int d = 0; d < 9; d++) {
        words_to_planes(l->in[d], planes);
        for (int cell = 0; cell < 64; cell++)
            l->board.digit[d][cell] = choose(loaded, planes[cell], l->board.digit[d][cell]);
    }
    for (int i = 0; i < 3; i++) {
        words_to_planes(l->in[9 + i], planes);
        for (int d = 0; d < 3; d++)
            for (int cell = 0; cell < 17; cell++) {
                plane *to = &l->board.digit[3 * i + d][64 + cell];
                *to = choose(loaded, planes[17 * d + cell], *to);
            }
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        l->board.decided[cell] &= ~loaded;
}

/* ----------------------------------------------------------------------------------- searches */

/* The lane has nothing to search any more. */
static void release_lane(lanes *l, int lane)
{
    l->lane[lane].part = NO_PART;
    l->idle[lane / 64] |= (uint64_t)1 << (lane % 64);
}

/* Lanes whose parts have been dropped, their own among them. */
static void release_lanes(lanes *l)
{
    if (!l->parts.any_released)
        return;
    l->parts.any_released = false;
    for (int i = 0; i < PLANE_WORDS; i++) {
        for (uint64_t set = l->parts.released[i]; set != 0; set &= set - 1)
            release_lane(l, 64 * i + __builtin_ctzll(set));
        l->parts.released[i] = 0;
    }
}

/* Enters one more node. False: a limit has ended the search. */
static bool enter(lanes *l, int lane)
{
    const ennead_options *options = l->work->options;
    const int index = l->lane[lane].part;
    part *p = &l->parts.pool[index];

    if (!l->limited) {
        p->counters.nodes++;
        return true;
    }
    if (l->stopped) {
        part_stopped(&l->parts, index, ENNEAD_ENDED_STOP, l->clock);
    } else if (options->node_limit != 0 && p->counters.nodes == options->node_limit) {
        part_stopped(&l->parts, index, ENNEAD_ENDED_NODES, l->clock);
    } else if (options->time_limit > 0 && l->clock - p->started >= options->time_limit) {
        part_stopped(&l->parts, index, ENNEAD_ENDED_TIME, l->clock);
    } else {
        p->counters.nodes++;
        return true;
    }
    release_lanes(l);
    return false;
}

/* The puzzles come one behind the other, but too few at once for the processor to see that. */
static void fetch_ahead(const batch *work, size_t index)
{
    enum { AHEAD = 48, LINE_BYTES = 64 };
    const char *puzzle = (const char *)&work->puzzles[index + AHEAD];

    if (index + AHEAD >= work->count)
        return;
    for (size_t at = 0; at < sizeof *work->puzzles + LINE_BYTES; at += LINE_BYTES)
        __builtin_prefetch(puzzle + at);
    __builtin_prefetch(&work->results[index + AHEAD], 1);
    if (work->capacity > 0) {
        __builtin_prefetch(work->solutions[(index + AHEAD) * work->capacity], 1);
        __builtin_prefetch(work->solutions[(index + AHEAD) * work->capacity] + LINE_BYTES, 1);
    }
}

/* Takes the next puzzle that is not ended by a limit at once. False: there are no more. */
static bool take_puzzle(lanes *l, int lane, rest *puzzle)
{
    lane_search *own = &l->lane[lane];

    while (l->next < l->work->count) {
        const size_t index = l->next++;
        fetch_ahead(l->work, index);
        own->part = part_begin(&l->parts, index, lane, l->clock);
        own->bottom = own->height = 0;
        if (enter(l, lane)) {
            *puzzle = rest_of(&l->work->puzzles[index]);
            return true;
        }
    }
    return false;
}

/* Takes over the other branch of the oldest guess of a lane that has one. */
static bool take_over(lanes *l, int lane, rest *puzzle)
{
    if (!l->parts.may_share)
        return false;
    for (; l->donor < LANES; l->donor++) {
        lane_search *from = &l->lane[l->donor];
        /* A lane that is about to go back needs its last guess itself. */
        const int needed = (int)(l->idle[l->donor / 64] >> (l->donor % 64) & 1);
        if (from->part == NO_PART || from->height - from->bottom <= needed)
            continue;
        lane_search *to = &l->lane[lane];
        to->part = part_split(&l->parts, from->part, lane);
        to->bottom = to->height = from->bottom;
        *puzzle = without_guess(&l->stack[from->bottom++][l->donor]);
        l->donor++;
        l->parts.pool[to->part].counters.nodes++;
        return true;
    }
    return false;
}

/* What a lane that needs work does next: back to its last guess, the next puzzle, or a branch of
 * another lane's. */
static bool find_work(lanes *l, int lane, rest *puzzle)
{
    lane_search *own = &l->lane[lane];

    if (own->part != NO_PART && enter(l, lane)) {
        *puzzle = without_guess(&l->stack[--own->height][lane]);
        return true;
    }
    return take_puzzle(l, lane, puzzle) || take_over(l, lane, puzzle);
}

static void stage(lanes *l, int lane, const rest *puzzle)
{
    const int at = lane_in(lane);
    for (int w = 0; w < REST_WORDS; w++)
        l->in[w][at] = puzzle->word[w];
}

static rest unstage(const lanes *l, int lane)
{
    const int at = lane_out(lane);
    rest puzzle;
    for (int w = 0; w < REST_WORDS; w++)
        puzzle.word[w] = l->out[w][at];
    return puzzle;
}

/* Gives work to idle lanes; returns those that got some. A limit found here may release any lane,
 * one that has got work among them: only `idle` says which lanes are active. */
static plane load(lanes *l, plane idle)
{
    plane loaded = no_lanes();

    for (int i = 0; i < PLANE_WORDS; i++) {
        uint64_t got = 0;
        for (uint64_t set = plane_word(idle, i); set != 0; set &= set - 1) {
            const int bit = __builtin_ctzll(set);
            rest puzzle;
            if (!find_work(l, 64 * i + bit, &puzzle))
                continue;
            stage(l, 64 * i + bit, &puzzle);
            got |= (uint64_t)1 << bit;
            l->idle[i] &= ~((uint64_t)1 << bit);
        }
        loaded = with_word(loaded, i, got);
    }
    return loaded;
}

static void push(lanes *l, int lane)
{
    lane_search *own = &l->lane[lane];
    ennead_counters *counters = &l->parts.pool[own->part].counters;

    l->stack[own->height++][lane] = unstage(l, lane);
    counters->guesses++;
    if ((uint64_t)own->height > counters->depth)
        counters->depth = (uint64_t)own->height;
}

/* The position of a lane leads no further: it needs work, or its part has ended. */
static void leave(lanes *l, int lane)
{
    const lane_search *own = &l->lane[lane];

    l->idle[lane / 64] |= (uint64_t)1 << (lane % 64);
    if (own->height > own->bottom)
        return;
    const int index = own->part;
    release_lane(l, lane);
    part_ended(&l->parts, index, l->clock);
}

static void take_solution(lanes *l, int lane)
{
    const int index = l->lane[lane].part;
    uint8_t *room = part_room(&l->parts, index);

    if (room != NULL) {
        const rest puzzle = unstage(l, lane);
        store_solution(&puzzle, room);
    }
    part_found(&l->parts, index, l->clock);
    release_lanes(l);
    if (l->lane[lane].part != NO_PART)
        leave(l, lane);
    release_lanes(l);
}

static void take_dead(lanes *l, int lane)
{
    l->parts.pool[l->lane[lane].part].counters.backtracks++;
    leave(l, lane);
    release_lanes(l);
}

/* Does what the judgment of each lane asks for, if its part has not been dropped meanwhile. */
static void act(lanes *l)
{
    const branching *br = &l->branching;

    for (int i = 0; i < PLANE_WORDS; i++) {
        const uint64_t acting = plane_word(br->stuck | br->solved | br->dead, i);
        for (uint64_t set = acting; set != 0; set &= set - 1) {
            const int lane = 64 * i + __builtin_ctzll(set);
            const uint64_t bit = set & -set;
            if (l->lane[lane].part == NO_PART)
                continue;
            if (plane_word(br->stuck, i) & bit) {
                if (enter(l, lane))
                    push(l, lane);
            } else if (plane_word(br->solved, i) & bit) {
                take_solution(l, lane);
            } else {
                take_dead(l, lane);
            }
        }
    }
}

static plane idle_lanes(const lanes *l)
{
    plane idle = no_lanes();
    for (int i = 0; i < PLANE_WORDS; i++)
        idle = with_word(idle, i, l->idle[i]);
    return idle;
}

static void start(lanes *l, const batch *work)
{
    const ennead_options *options = work->options;

    l->work = work;
    l->next = 0;
    l->limited = options->stop != NULL || options->node_limit != 0 || options->time_limit > 0;
    l->stopped = false;
    memset(&l->board, 0, sizeof l->board);
    memset(l->in, 0, sizeof l->in);
    parts_start(&l->parts, work);
    for (int lane = 0; lane < LANES; lane++)
        release_lane(l, lane);
}

static void solve(void *memory, const batch *work)
{
    lanes *l = memory;

    memset(l->idle, 0, sizeof l->idle);
    start(l, work);
    for (;;) {
        l->clock = seconds_now();
        l->stopped = work->options->stop != NULL && ennead_stop_is_set(work->options->stop);
        l->donor = 0;
        const plane loaded = load(l, idle_lanes(l));
        const plane active = ~idle_lanes(l);
        if (!any_lane(active))
            break;
        if (any_lane(loaded))
            put_in(l, loaded);
        propagate(&l->board);
        judge(&l->board, &l->branching, active);
        if (any_lane(l->branching.solved | l->branching.stuck))
            take_out(l);
        make_guesses(&l->board, &l->branching);
        l->clock = seconds_now(); /* solutions take time, however little */
        act(l);
        parts_tell(&l->parts);
    }
}

static const kernel edition = {EDITION_NAME, sizeof(lanes), solve};
