/* SPDX-License-Identifier: MIT */
/*
 * The batch engine: many puzzles at once, one in each lane, each with a depth-first search of its
 * own.
 *
 *     +-> a lane without work takes the next puzzle, or goes back to its last guess
 *     |   all lanes: rounds of propagation (round.h), then each is judged (branch.h)
 *     |   solved: store the solution. stuck: push the board on the lane's stack, then guess
 *     +---+
 *
 * A lane's stack holds its packed puzzle (transpose.h) as it was before each guess, together with
 * the guess. To go back, the lane loads this puzzle and removes the guessed candidates. A lane that
 * has not gone back for some guesses makes two together: then there are three branches, both
 * guesses, the first without the second, and without the first. Lanes do
 * not influence one another, so the search of a puzzle does not depend on the puzzles beside it or
 * on the number of lanes.
 *
 * The file of each edition sets PLANE_BYTES and EDITION_NAME and includes this one. It may set
 * NARROW_EDITION, the edition with half the lanes to hand over to, or TAKES_OVER; and TWO_INPUTS
 * (planes.h).
 */

/* gcc's tree-ter delays results until they are used. Without it gcc 12 keeps more planes in
 * registers. Rounds take 4 to 5 % less time with AVX-512, 1 to 2 % less with AVX2, and more with
 * SSE2. */
#if PLANE_BYTES >= 32 && defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-tree-ter")
#endif

#include <string.h>

#include "search/base/search.h"
#include "search/batch/branch.h"
#include "search/batch/conflicts.h"
#include "search/batch/exchange.h"
#include "search/batch/handover.h"
#include "search/batch/lanes.h"
#include "search/batch/overlay.h"
#include "search/batch/split_search.h"
#include "search/batch/staging.h"
#include "search/vectors/packed_text.h"

/* A search that never went back is loose after so many guesses: it makes two together, because its
 * puzzle mostly has several solutions. The first guess counts twice if it is in a narrow chute, as
 * it seldom is in a hard puzzle with one solution. */
enum { GUESSES_OF_LOOSE = 3 };

/* NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding): other orders are slower. */
typedef struct lanes {
    /* First what is not about lanes, which is in the same place whatever their number
     * (handover.h). */
    split_search parts;
    packed_puzzle start[MOST_PARTS]; /* of a part taken over: the guess whose other branch it is */
    const batch *work;
    size_t next;     /* index of the next puzzle to take */
    double clock;    /* if timed: time at the start of this pass, at the end its end */
    int donor;       /* lanes below it have given what they could in this pass, */
    int giver;       /* and so have the parts before this one */
    bool timed;      /* times are wanted, or there is a time limit */
    bool limited;    /* there is a node or time limit, or a stop flag */
    bool counting;   /* solutions are only counted, not stored one by one */
    bool pairing;    /* few solutions are wanted, so guesses may be made together */
    bool exchanging; /* a solution that an exchange makes is as good as any */
    bool stopped;
    bool many[MOST_PARTS]; /* when counting: the part's puzzle seems to have many solutions */
    _Alignas(CACHE_LINE) packed_puzzle stack[MOST_GUESSES][STACK_LANES];
    _Alignas(KERNEL_ALIGNMENT) lane_boards board;
    branching branching;
    staging staged;               /* the words of lanes, on the way in or out */
    enum transposing transposing; /* how bits are transposed on this processor */
    lane_search lane[LANES];
    uint64_t idle[PLANE_WORDS];   /* lanes whose board is dead or solved */
    uint64_t vacant[PLANE_WORDS]; /* those of them that have no guess to go back to */
    plane fresh;                  /* lanes that got a puzzle in this pass */
    /* Lanes that never went back: straight[n] are those whose guesses count n or more. */
    plane straight[GUESSES_OF_LOOSE + 1];
    overlay overlay;
} lanes;

/* An exchange is tried only if that many guesses led to the first solution. */
enum { FEWEST_GUESSES = 3 };

/* The lane of a bit of a plane. */
INLINE int lane_of_bit(int bit)
{
    return bit;
}

/* The bit of a set after its first, or 0 if there is none. */
INLINE int next_bit(uint64_t set)
{
    const uint64_t others = set & (set - 1);
    return others != 0 ? __builtin_ctzll(others) : 0;
}

/* Prefetches the part of a lane, or some other part if it has none. The rounds have driven parts
 * out of the first-level cache, and the work for a lane is too long for the processor to look ahead
 * to the next one. */
INLINE void fetch_part(const lanes *l, int lane)
{
    __builtin_prefetch(&l->parts.pool[(unsigned)l->lane[lane].part % MOST_PARTS], 1);
}

/* A module for browsers must be small, so there puzzles have no faster ways of their own where the
 * way for all serves. LOOP_APART is for loops over lanes that are functions of their own: in one
 * function for all of them gcc keeps too little in registers. */
#ifdef __wasm__
enum { MUST_BE_SMALL = 1 };
#define LOOP_APART
#else
enum { MUST_BE_SMALL = 0 };
#define LOOP_APART __attribute__((noinline))
#endif

/* Acts on each lane of a set, unless its part has been dropped meanwhile. One kind of judgment
 * after the other, because the kind of the next lane could not be predicted. */
#define FOR_LANES(lanes_of_plane, lane_of, act) \
    for (int i = 0; i < PLANE_WORDS; i++) \
        for (uint64_t set = plane_word(lanes_of_plane, i); set != 0; set &= set - 1) { \
            const int lane = lane_of(64 * i + __builtin_ctzll(set)); \
            fetch_part(l, lane_of(64 * i + next_bit(set))); \
            if (l->lane[lane].part != NO_PART) \
                act(l, lane); \
        }

/* ------------------------------------------------------------------------- the twelve words */

/* Gathers the planes of tail word i: the last 17 cells of three digits, and the guesses. */
static void gather_tail(const lanes *l, int i, plane planes[64])
{
    for (int d = 0; d < 3; d++)
        for (int cell = 0; cell < 17; cell++)
            planes[17 * d + cell] = l->board.digit[3 * i + d][64 + cell];
    for (int bit = 0; bit < 64 - GUESS_BIT; bit++)
        planes[GUESS_BIT + bit] =
            i > 0 && bit < GUESS_BITS ? l->branching.number[2 - i][bit] : no_lanes();
}

APART void take_out(lanes *l)
{
    plane planes[64];

    for (int d = 0; d < 9; d++)
        planes_to_words(l->transposing, l->board.digit[d], l->staged, d);
    for (int i = 0; i < 3; i++) {
        gather_tail(l, i, planes);
        planes_to_words(l->transposing, planes, l->staged, 9 + i);
    }
}

APART void put_in(lanes *l, plane loaded)
{
    plane planes[64] = {no_lanes()}; /* of lanes that are not loaded no one reads them */

    for (int d = 0; d < 9; d++)
        words_to_planes(l->transposing, l->staged, d, loaded, l->board.digit[d]);
    for (int i = 0; i < 3; i++) {
        words_to_planes(l->transposing, l->staged, 9 + i, loaded, planes);
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

/* Marks a lane as free. */
static void release_lane(lanes *l, int lane)
{
    l->lane[lane].part = NO_PART;
    l->idle[lane / 64] |= (uint64_t)1 << (lane % 64);
    l->vacant[lane / 64] |= (uint64_t)1 << (lane % 64);
}

/* Frees the lanes whose parts have been dropped. */
INLINE void release_lanes(lanes *l)
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

/* Ends the search of the lane's puzzle if a limit forbids its next node. Returns whether it did. */
static bool ends_by_limit(lanes *l, int lane)
{
    const ennead_solve_options *options = l->work->options;
    const int index = l->lane[lane].part;
    const search_part *p = &l->parts.pool[index];
    ennead_search_end end;

    if (l->stopped)
        end = ENNEAD_SEARCH_END_STOP;
    else if (options->node_limit != 0 && p->nodes == options->node_limit)
        end = ENNEAD_SEARCH_END_NODES;
    else if (options->time_limit > 0 && l->clock - p->started >= options->time_limit)
        end = ENNEAD_SEARCH_END_TIME;
    else
        return false;
    part_stopped(&l->parts, index, end, l->clock);
    release_lanes(l);
    return true;
}

/* Counts one more node. Returns false if a limit has ended the search. */
INLINE bool enter(lanes *l, int lane)
{
    if ((l->limited || l->stopped) && ends_by_limit(l, lane))
        return false;
    l->parts.pool[l->lane[lane].part].nodes++;
    return true;
}

/* Prefetches a puzzle that comes later. Puzzles lie one after the other, but are read too rarely
 * for the processor to prefetch them by itself. */
INLINE void fetch_ahead(const batch *work, size_t index)
{
    enum { AHEAD = 48, FETCHED = 64 };
    const size_t ahead = index + AHEAD;

    if (ahead >= work->count)
        return;
    if (work->puzzles != NULL) {
        const char *from = (const char *)&work->puzzles[ahead];
        for (size_t at = 0; at < sizeof *work->puzzles + FETCHED; at += FETCHED)
            __builtin_prefetch(from + at);
    } else {
        /* These two bytes of all lines are at most FETCHED apart: no cache line is left out. */
        const char *end = work->lines + ahead * work->line_stride + ENNEAD_CELLS;
        __builtin_prefetch(end - FETCHED);
        __builtin_prefetch(end);
    }
    if (work->results != NULL)
        __builtin_prefetch(&work->results[ahead], 1);
    else
        __builtin_prefetch(&work->answers[ahead], 1);
    /* A solution may take the place of its line, which has been fetched. */
    if (work->capacity > 0 && work->solutions != (const uint8_t *)work->lines) {
        const uint8_t *to = work->solutions + ahead * work->capacity * work->solution_stride;
        __builtin_prefetch(to, 1);
        __builtin_prefetch(to + FETCHED, 1);
    }
}

/* Begins the search of a puzzle in a lane, before its first node. */
INLINE search_part *begin_puzzle(lanes *l, int lane, size_t index)
{
    fetch_ahead(l->work, index);
    const int part = part_begin(&l->parts, index, lane, l->clock);
    l->lane[lane] = (lane_search){.part = (int16_t)part};
    return &l->parts.pool[part];
}

/* Takes the next puzzle that no limit ends at once. Returns false if there is none. */
INLINE bool take_puzzle(lanes *l, int lane)
{
    const batch *work = l->work;
    packed_puzzle puzzle;

    while (l->next < work->count) {
        const size_t index = l->next++;
        begin_puzzle(l, lane, index);
        if (enter(l, lane)) {
            if (work->puzzles != NULL)
                puzzle = pack_puzzle(&work->puzzles[index]);
            else
                pack_line(work->lines + index * work->line_stride, work->zero, puzzle.word, 1);
            stage(&l->staged[lane_in(lane)], &puzzle);
            return true;
        }
    }
    return false;
}

/* Loads the board from before the lane's last guess, without what was guessed. Of two guesses made
 * together, the second is undone first. */
INLINE void undo_guess(lanes *l, int lane)
{
    lane_search *own = &l->lane[lane];
    packed_puzzle *before = &l->stack[own->height - 1][lane];
    uint64_t *first = &l->staged[lane_in(lane)];

    if (has_second_guess(before)) {
        stage_without_second(first, before);
        before->word[10] &= BEFORE_GUESS;
    } else {
        stage_without_guess(first, before);
        own->height--;
    }
}

static void begin_other_branch(lanes *l, int lane, int index)
{
    search_part *p = &l->parts.pool[index];

    l->lane[lane] = (lane_search){(int16_t)index, p->height, (uint8_t)(p->height + 1)};
    l->stack[p->height][lane] = l->start[index];
    undo_guess(l, lane);
    p->nodes++;
}

/* Restarts a part that was put off. Returns false if there is none. */
static bool take_again(lanes *l, int lane)
{
    const int index = part_again(&l->parts, lane);

    if (index == NO_PART)
        return false;
    begin_other_branch(l, lane, index);
    return true;
}

INLINE bool can_give(const lanes *l, int lane)
{
    const lane_search *own = &l->lane[lane];
    return own->part != NO_PART && own->height > own->bottom &&
           part_may_give(&l->parts, &l->parts.pool[own->part]);
}

/* The next lane of this pass that has a guess to give away, or NO_LANE. */
static int next_donor(lanes *l)
{
    while (l->donor < LANES && !can_give(l, l->donor))
        l->donor++;
    return l->donor < LANES ? l->donor++ : NO_LANE;
}

/* Like next_donor, but in the order of the search, puzzle by puzzle: with a limit on solutions,
 * the earliest parts matter. */
static int next_donor_in_order(lanes *l)
{
    const search_part *pool = l->parts.pool;

    for (;;) {
        for (; l->giver == NO_PART && l->donor < LANES; l->donor++) {
            const int index = l->lane[l->donor].part;
            if (index != NO_PART && pool[index].before == NO_PART)
                l->giver = index;
        }
        if (l->giver == NO_PART)
            return NO_LANE;
        const int lane = pool[l->giver].lane;
        l->giver = pool[l->giver].after;
        if (lane >= 0 && can_give(l, lane))
            return lane;
    }
}

/* Takes over the other branch of the oldest guess of a lane that has one. Returns false if none
 * has. */
static bool take_over(lanes *l, int lane)
{
    if (!part_may_split(&l->parts))
        return false;
    const int donor = l->parts.may_put_off ? next_donor_in_order(l) : next_donor(l);
    if (donor == NO_LANE)
        return false;
    lane_search *from = &l->lane[donor];
    const int index = part_split(&l->parts, from->part, lane, from->bottom);
    l->start[index] = l->stack[from->bottom++][donor];
    l->many[index] = l->many[from->part];
    begin_other_branch(l, lane, index);
    return true;
}

INLINE void take_other_branch(lanes *l, int lane)
{
    if (enter(l, lane))
        undo_guess(l, lane);
}

/* Lanes that can go back to their last guess do so. A limit found here may free any lane, even one
 * that has just got work: only `idle` says which lanes are active. Returns the lanes to load. */
APART plane go_back(lanes *l)
{
    plane loaded = no_lanes();

    for (int i = 0; i < PLANE_WORDS; i++) {
        const uint64_t back = l->idle[i] & ~l->vacant[i];
        l->idle[i] &= ~back;
        loaded = with_word(loaded, i, back);
    }
    FOR_LANES(in_order(loaded), lane_in_order, take_other_branch)
    return loaded;
}

/* The plane of a set of lanes. */
static plane plane_of(const uint64_t set[PLANE_WORDS])
{
    plane p = no_lanes();
    for (int i = 0; i < PLANE_WORDS; i++)
        p = with_word(p, i, set[i]);
    return p;
}

/* Whether puzzles are lines, and no limit can end a search at once. */
INLINE bool may_take_lines(const lanes *l)
{
    return !MUST_BE_SMALL && l->work->puzzles == NULL && !l->limited && !l->stopped;
}

/* Does what take_puzzles does, for lines, in a fifth less time: what is the same for all is
 * computed once. */
static LOOP_APART bool take_lines(lanes *l, plane ordered)
{
    const batch *work = l->work;
    const size_t count = work->count, stride = work->line_stride;
    const uint8_t zero = work->zero;
    const char *line = work->lines + l->next * stride;
    size_t index = l->next;

    for (int i = 0; i < PLANE_WORDS; i++)
        for (uint64_t set = plane_word(ordered, i); set != 0; set &= set - 1) {
            const int lane = lane_in_order(64 * i + __builtin_ctzll(set));
            if (index == count) {
                l->next = index;
                return false;
            }
            begin_puzzle(l, lane, index++)->nodes = 1;
            pack_line(line, zero, &l->staged[lane_in(lane)], WORD_STRIDE);
            line += stride;
        }
    l->next = index;
    return true;
}

/* Free lanes take the next puzzles. Returns whether there were enough. */
INLINE bool take_puzzles(lanes *l, plane vacant)
{
    const plane ordered = in_order(vacant);

    if (may_take_lines(l))
        return take_lines(l, ordered);

    for (int i = 0; i < PLANE_WORDS; i++)
        for (uint64_t set = plane_word(ordered, i); set != 0; set &= set - 1)
            if (!take_puzzle(l, lane_in_order(64 * i + __builtin_ctzll(set))))
                return false;
    return true;
}

/* The lanes that have something to search. */
static plane searching(const lanes *l)
{
    uint64_t found[PLANE_WORDS] = {0};

    for (int lane = 0; lane < LANES; lane++)
        found[lane / 64] |= (uint64_t)(l->lane[lane].part != NO_PART) << (lane % 64);
    return plane_of(found);
}

/* Free lanes take the next puzzles, or branches of other lanes. Returns the lanes to load. */
APART plane take_work(lanes *l)
{
    const plane vacant = plane_of(l->vacant);
    plane loaded = take_puzzles(l, vacant) ? vacant : vacant & searching(l);

    l->fresh = loaded;
    for (int i = 0; i < PLANE_WORDS; i++) {
        uint64_t got = plane_word(loaded, i);
        for (uint64_t set = l->vacant[i] & ~got; set != 0; set &= set - 1) {
            const int lane = 64 * i + __builtin_ctzll(set);
            if (!take_again(l, lane) && !take_over(l, lane))
                break;
            got |= set & -set;
        }
        l->vacant[i] &= ~got;
        l->idle[i] &= ~got;
        loaded = with_word(loaded, i, got);
    }
    return loaded;
}

/* Notes which lanes have gone straight on: those that were stuck at the end of the last pass have
 * guessed. The lanes loaded since then go back, or begin. */
INLINE void note_straight(lanes *l, plane loaded)
{
    const plane guessed = l->branching.stuck, twice = l->branching.narrow;
    plane *const s = l->straight;

    if (!l->pairing)
        return;
    s[3] = without(or_both(s[3], s[2], guessed), loaded);
    s[2] = without(or_both(s[2], or_both(s[1], s[0], twice), guessed), loaded);
    s[1] = without(or_both(s[1], s[0], guessed), loaded);
    s[0] = without(s[0], loaded) | l->fresh;
}

INLINE void push(lanes *l, int lane)
{
    lane_search *own = &l->lane[lane];
    search_part *p = &l->parts.pool[own->part];

    l->stack[own->height++][lane] = unstage(&l->staged[lane_out(l->transposing, lane)]);
    p->guesses++;
    if (own->height > p->depth)
        p->depth = own->height;
}

/* The lane goes back to its last guess in the next pass. */
INLINE void will_go_back(lanes *l, int lane)
{
    __builtin_prefetch(&l->stack[l->lane[lane].height - 1][lane]);
    l->idle[lane / 64] |= (uint64_t)1 << (lane % 64);
}

/* The lane's board is finished: the lane goes back in the next pass, or its part has ended. */
INLINE void leave(lanes *l, int lane)
{
    const lane_search *own = &l->lane[lane];

    if (own->height > own->bottom) {
        will_go_back(l, lane);
        return;
    }
    const int index = own->part;
    release_lane(l, lane);
    part_ended(&l->parts, index, l->clock);
}

/* The lane's board has so many solutions. */
static __attribute__((noinline)) void add_found(lanes *l, int lane, uint64_t count)
{
    part_found(&l->parts, l->lane[lane].part, count, l->clock);
    release_lanes(l);
    if (l->lane[lane].part != NO_PART)
        leave(l, lane);
    release_lanes(l);
}

/* Whether a lane searches its puzzle alone, as most do. */
INLINE bool is_alone(const lanes *l, int lane)
{
    return !MUST_BE_SMALL && part_is_alone(&l->parts.pool[l->lane[lane].part]);
}

/* The same as add_found, for a lane that searches its puzzle alone. */
INLINE void add_found_alone(lanes *l, int lane, uint64_t count)
{
    const lane_search *own = &l->lane[lane];
    const int index = own->part;
    const bool enough = part_found_alone(&l->parts, index, count, l->clock);

    if (!enough && own->height > own->bottom) {
        will_go_back(l, lane);
        return;
    }
    release_lane(l, lane);
    part_ended_alone(&l->parts, index,
                     enough ? ENNEAD_SEARCH_END_SOLUTIONS : ENNEAD_SEARCH_END_COMPLETE, l->clock);
}

/* Whether an exchange could save the search for the second solution. Not tried after few guesses,
 * since then the solution is probably the only one. */
INLINE bool may_exchange(const lanes *l, const lane_search *own)
{
    const search_part *p = &l->parts.pool[own->part];
    return l->exchanging && own->height >= FEWEST_GUESSES && p->found == 0 &&
           p->backtracks <= MOST_DEAD_ENDS;
}

/* Marks the cells of a solution that may not change: those that are given, or lack a candidate. */
static __attribute__((noinline)) void fix_by_puzzle(const ennead_puzzle *puzzle,
                                                    uint8_t cells[CELL_ROOM])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const bool is_open =
            (puzzle->givens[cell] == 0) & (puzzle->candidates[cell] == ENNEAD_ALL_DIGITS);
        cells[cell] |= is_open ? 0 : FIXED;
    }
}

INLINE void fix_cells(const batch *work, size_t index, uint8_t cells[CELL_ROOM])
{
    if (work->puzzles != NULL) {
        fix_by_puzzle(&work->puzzles[index], cells);
        return;
    }
    const uint8_t *line = (const uint8_t *)work->lines + index * work->line_stride;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] |= (uint8_t)(line[cell] - work->zero - 1) < 9 ? FIXED : 0;
}

/* Makes the second solution by an exchange. The cells are those of the first. */
static __attribute__((noinline)) void store_exchanged(uint8_t cells[CELL_ROOM], uint8_t zero,
                                                      uint8_t *room)
{
    exchange(cells);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        room[cell] = (uint8_t)(cells[cell] + zero);
}

/* Stores the first solution of a part in `room`, if not NULL, and returns whether an exchange makes
 * a second one; if so, stores that one in `second`, if not NULL. The room may be that of the
 * puzzle's line, so it is written last. */
static bool store_and_exchange(const lanes *l, size_t puzzle, const uint64_t *word, uint8_t *room,
                               uint8_t *second)
{
    const batch *work = l->work;
    uint8_t cells[CELL_ROOM] = {0};

#ifdef __AVX512VBMI__
    const solved_cells solved = transpose_digits(word, WORD_STRIDE);
    const fixed_cells fixed =
        work->puzzles != NULL
            ? fixed_by_puzzle(&work->puzzles[puzzle])
            : fixed_by_line((const uint8_t *)work->lines + puzzle * work->line_stride, work->zero);
    const bool found = digits_can_exchange(&solved, &fixed);
    if (!found || second == NULL) {
        if (room != NULL)
            store_digits(&solved, work->zero, room);
        return found;
    }
#endif
    store_solution_from(l->transposing, word, WORD_STRIDE, 0, cells);
    fix_cells(work, puzzle, cells);
    if (room != NULL)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            room[cell] = (uint8_t)((cells[cell] & DIGIT_OF_CELL) + work->zero);
    if (!can_exchange(cells))
        return false;
    if (second != NULL)
        store_exchanged(cells, work->zero, second);
    return true;
}

/* Stores a part's first solution, and looks for an exchange in it. Returns how many solutions are
 * found. In a part that is not the first it is only noted: whether it counts depends on the parts
 * before. */
static uint64_t look_for_exchange(lanes *l, int index, const uint64_t *word)
{
    uint8_t *second = part_exchanged_room(&l->parts, index);
    const bool found = store_and_exchange(l, l->parts.pool[index].puzzle, word,
                                          part_room(&l->parts, index), second);

    return found && part_note_exchange(&l->parts, index) ? 2 : 1;
}

/* Stores a solution and counts it. */
static __attribute__((noinline)) void take_solution(lanes *l, int lane)
{
    const int index = l->lane[lane].part;
    const uint64_t *word = &l->staged[lane_out(l->transposing, lane)];
    uint64_t count = 1;

    if (may_exchange(l, &l->lane[lane])) {
        count = look_for_exchange(l, index, word);
    } else {
        uint8_t *room = part_room(&l->parts, index);
        if (room != NULL)
            store_solution_from(l->transposing, word, WORD_STRIDE, l->work->zero, room);
    }
    if (is_alone(l, lane))
        add_found_alone(l, lane, count);
    else
        add_found(l, lane, count);
}

/* Whether a lane's solution is the first of a puzzle that it searches alone, and no exchange is
 * looked for: then it is only stored and counted. */
INLINE bool is_only_stored(const lanes *l, int lane)
{
    return is_alone(l, lane) && l->parts.pool[l->lane[lane].part].found == 0 &&
           !may_exchange(l, &l->lane[lane]);
}

/* The answer of a puzzle in which one solution was found, and no guess is left to go back to. */
static ennead_solve_answer answer_of_one(const batch *work)
{
    const ennead_search_end end = most_solutions(work->options) == 1 ? ENNEAD_SEARCH_END_SOLUTIONS
                                                                     : ENNEAD_SEARCH_END_COMPLETE;
    return (ennead_solve_answer){verdict_of(1, end), end, 1};
}

/* Takes the solutions of those of 64 solved lanes, from lane 64 i on, whose puzzles needed no
 * guess, if only answers are wanted. Returns the others. */
static LOOP_APART uint64_t take_answers(lanes *l, int i, uint64_t solved)
{
    const batch *work = l->work;
    const enum transposing transposing = l->transposing;
    const size_t apart = work->capacity * work->solution_stride;
    const uint8_t zero = work->zero;
    uint8_t *const rooms = work->solutions;
    const ennead_solve_answer one = answer_of_one(work);
    uint64_t others = 0;

    if (MUST_BE_SMALL || apart == 0 || !wants_answers_only(work))
        return solved;
    for (uint64_t set = solved; set != 0; set &= set - 1) {
        const int lane = 64 * i + __builtin_ctzll(set);
        lane_search *const own = &l->lane[lane];
        const int index = own->part;
        fetch_part(l, 64 * i + next_bit(set));
        if (index == NO_PART || own->height > 0 || !is_alone(l, lane) ||
            l->parts.pool[index].found > 0) {
            others |= set & -set;
            continue;
        }
        uint8_t *const room = rooms + l->parts.pool[index].puzzle * apart;
        part_answered_alone(&l->parts, index, one);
        own->part = NO_PART;
        store_solution_from(transposing, &l->staged[lane_out(transposing, lane)], WORD_STRIDE, zero,
                            room);
    }
    l->idle[i] |= solved & ~others;
    l->vacant[i] |= solved & ~others;
    return others;
}

/* Takes the solutions of solved lanes. */
static LOOP_APART void take_solved_lanes(lanes *l)
{
    const batch *work = l->work;
    const enum transposing transposing = l->transposing;
    const size_t apart = work->capacity * work->solution_stride;
    const uint8_t zero = work->zero;
    uint8_t *const rooms = work->solutions;

    for (int i = 0; i < PLANE_WORDS; i++)
        for (uint64_t set = take_answers(l, i, plane_word(l->branching.solved, i)); set != 0;
             set &= set - 1) {
            const int lane = 64 * i + __builtin_ctzll(set);
            fetch_part(l, 64 * i + next_bit(set));
            if (l->lane[lane].part == NO_PART)
                continue;
            if (apart == 0 || !is_only_stored(l, lane)) {
                take_solution(l, lane);
                continue;
            }
            uint8_t *const room = rooms + l->parts.pool[l->lane[lane].part].puzzle * apart;
            add_found_alone(l, lane, 1);
            store_solution_from(transposing, &l->staged[lane_out(transposing, lane)], WORD_STRIDE,
                                zero, room);
        }
}

INLINE void take_dead(lanes *l, int lane)
{
    l->parts.pool[l->lane[lane].part].backtracks++;
    leave(l, lane);
    release_lanes(l);
}

INLINE void take_stuck(lanes *l, int lane)
{
    if (enter(l, lane))
        push(l, lane);
}

/* Handles a stuck lane when solutions are counted: counts those of its board at once if the puzzle
 * seems to have many and this does not take too long; otherwise pushes its guess. */
INLINE void take_counted(lanes *l, int lane)
{
    const int index = l->lane[lane].part;
    const search_part *p = &l->parts.pool[index];
    const packed_puzzle held = unstage(&l->staged[lane_out(l->transposing, lane)]);
    const int spare = spare_candidates(&held);
    uint64_t found;

    if (p->nodes == 1 && p->before == NO_PART)
        l->many[index] = spare >= SPARE_OF_MANY;
    if (!l->many[index] || spare > MOST_SPARE || !count_by_overlay(&l->overlay, &held, &found)) {
        take_stuck(l, lane);
    } else if (found == 0) {
        take_dead(l, lane);
    } else {
        add_found(l, lane, found);
    }
}

static LOOP_APART void take_dead_lanes(lanes *l)
{
    FOR_LANES(l->branching.dead, lane_of_bit, take_dead)
}

static LOOP_APART void take_stuck_lanes(lanes *l)
{
    FOR_LANES(l->branching.stuck, lane_of_bit, take_stuck)
}

static LOOP_APART void take_counted_lanes(lanes *l)
{
    FOR_LANES(l->branching.stuck, lane_of_bit, take_counted)
}

static void act(lanes *l)
{
    take_solved_lanes(l);
    take_dead_lanes(l);
    if (l->counting)
        take_counted_lanes(l);
    else
        take_stuck_lanes(l);
}

/* Records which of the puzzles just loaded have two equal givens in a house. */
static void note_conflicts(const lanes *l, plane came)
{
    const plane found = came & conflicting(&l->board);

    for (int i = 0; i < PLANE_WORDS; i++)
        for (uint64_t set = plane_word(found, i); set != 0; set &= set - 1) {
            const int index = l->lane[64 * i + __builtin_ctzll(set)].part;
            const search_part *p = &l->parts.pool[index];
            /* Only boards at the root of a search consist of empty cells and givens. */
            if (p->nodes == 1 && p->before == NO_PART)
                l->work->conflicts[p->puzzle / 64] |= (uint64_t)1 << (p->puzzle % 64);
        }
}

static void start(lanes *l, const batch *work)
{
    const ennead_solve_options *options = work->options;

    l->work = work;
    l->transposing = fastest_transposing();
    l->next = work->first;
    l->clock = 0;
    l->timed = !wants_answers_only(work) || options->time_limit > 0;
    l->limited = options->node_limit != 0 || options->time_limit > 0;
    l->stopped = false;
    l->pairing = options->solutions == 1 || options->solutions == 2;
    l->exchanging = options->solutions == 2;
    l->counting = work->capacity == 0 && most_solutions(options) > MOST_KEPT;
    memset(&l->board, 0, sizeof l->board);
    memset(l->staged, 0, sizeof l->staged);
    memset(l->idle, 0, sizeof l->idle);
    memset(l->vacant, 0, sizeof l->vacant);
    memset(l->straight, 0, sizeof l->straight);
    l->branching.stuck = l->branching.narrow = no_lanes();
    split_search_start(&l->parts, work);
    for (int lane = 0; lane < LANES; lane++)
        release_lane(l, lane);
}

#ifdef NARROW_EDITION

/* Whether half of the lanes are enough for what is left: there are no more puzzles, and each busy
 * lane of the upper half finds a place in the word of the lower half where it goes. */
static bool half_is_enough(const lanes *l)
{
    if (l->next < l->work->count || !l->pairing)
        return false;
    for (int i = 0; i < PLANE_WORDS / 2; i++)
        if (__builtin_popcountll(l->vacant[i]) +
                __builtin_popcountll(l->vacant[PLANE_WORDS / 2 + i]) <
            64)
            return false;
    return true;
}

static void hand_over(lanes *l)
{
    const handover over = {
        .digits = (const uint64_t(*)[HANDED_WORDS])l->board.digit,
        .decided = (const uint64_t(*)[HANDED_WORDS])l->board.decided,
        .sets = {[SET_VACANT] = l->vacant,
                 [SET_IDLE] = l->idle,
                 [SET_STUCK] = (const uint64_t *)&l->branching.stuck,
                 [SET_NARROW] = (const uint64_t *)&l->branching.narrow,
                 [SET_STRAIGHT] = (const uint64_t *)&l->straight[0],
                 (const uint64_t *)&l->straight[1],
                 (const uint64_t *)&l->straight[2],
                 (const uint64_t *)&l->straight[3]},
        .lane = l->lane,
        .stack = l->stack,
    };
    NARROW_EDITION->go_on(l, &over);
}

#endif

INLINE void read_clock(lanes *l)
{
    if (l->timed)
        l->clock = seconds_now();
}

/* Searches to the end of the input. */
static void search_lanes(lanes *l)
{
    const batch *work = l->work;

    for (;;) {
        read_clock(l);
        l->stopped = work->options->stop != NULL && ennead_stop_is_set(work->options->stop);
        l->donor = 0;
        l->giver = NO_PART;
        const plane back = go_back(l);
        const plane came = take_work(l);
        const plane loaded = back | came;
        const plane active = ~plane_of(l->idle);
        if (!any_lane(active))
            break;
        if (any_lane(loaded))
            put_in(l, loaded);
        if (work->conflicts != NULL && any_lane(came))
            note_conflicts(l, came & active);
        note_straight(l, loaded);
        propagate(&l->board);
        judge(&l->board, &l->branching, active, l->straight[GUESSES_OF_LOOSE]);
        if (any_lane(l->branching.solved | l->branching.stuck))
            take_out(l);
        make_guesses(&l->board, &l->branching);
        read_clock(l); /* finding solutions takes time, however little */
        act(l);
        split_search_report(&l->parts);
#ifdef NARROW_EDITION
        if (half_is_enough(l)) {
            hand_over(l);
            return;
        }
#endif
    }
    if (work->sums != NULL)
        *work->sums = l->parts.sums;
}

static void solve(void *memory, const batch *work)
{
    start(memory, work);
    search_lanes(memory);
}

#ifdef TAKES_OVER

/* Takes over what a lane searches, and its stack. */
static void take_lane(lanes *l, int lane, int old, lane_search own)
{
    l->lane[lane] = own;
    l->parts.pool[own.part].lane = (int16_t)lane;
    for (int level = own.bottom; level < own.height; level++)
        l->stack[level][lane] = l->stack[level][old];
}

/* Goes on with the lanes of the engine with twice as many. */
static void go_on(void *memory, const handover *from)
{
    lanes *l = memory;
    const moving m = moving_of(from->sets[SET_VACANT]);
    lane_search lane[HANDED_LANES];
    uint64_t sets[HANDED_SETS][PLANE_WORDS];

    ASSERT(from->stack == (const void *)l->stack);
    memcpy(lane, from->lane, sizeof lane);
    for (int i = 0; i < HANDED_SETS; i++)
        move_bits(&m, from->sets[i], sets[i]);
    for (int i = 0; i < 9 * ENNEAD_CELLS; i++)
        move_bits(&m, from->digits[i], (uint64_t *)l->board.digit + (size_t)i * PLANE_WORDS);
    for (int i = 0; i < ENNEAD_CELLS; i++)
        move_bits(&m, from->decided[i], (uint64_t *)&l->board.decided[i]);
    l->branching.stuck = plane_of(sets[SET_STUCK]);
    l->branching.narrow = plane_of(sets[SET_NARROW]);
    for (int i = 0; i <= GUESSES_OF_LOOSE; i++)
        l->straight[i] = plane_of(sets[SET_STRAIGHT + i]);
    memcpy(l->lane, lane, sizeof l->lane);
    for (int i = 0; i < PLANE_WORDS; i++) {
        l->vacant[i] = ~(m.stay[i] | m.to[i]);
        l->idle[i] = sets[SET_IDLE][i] | l->vacant[i];
        for (uint64_t to = m.to[i], move = m.move[i]; to != 0; to &= to - 1, move &= move - 1) {
            const int old = 64 * (PLANE_WORDS + i) + __builtin_ctzll(move);
            take_lane(l, 64 * i + __builtin_ctzll(to), old, lane[old]);
        }
    }
    l->transposing = fastest_transposing();
    memset(l->staged, 0, sizeof l->staged);
    search_lanes(l);
}

static const kernel edition = {EDITION_NAME, sizeof(lanes), solve, go_on};

#else

static const kernel edition = {EDITION_NAME, sizeof(lanes), solve, NULL};

#endif
