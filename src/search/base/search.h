/* SPDX-License-Identifier: MIT */
/*
 * A search in progress, with any engine. An engine is two functions: `start` takes the puzzle,
 * `next` runs to the next solution. All of an engine's state is in the search, so it can stop
 * after any solution and be resumed. Nothing is allocated.
 */
#ifndef ENNEAD_SEARCH_BASE_SEARCH_H
#define ENNEAD_SEARCH_BASE_SEARCH_H

#include "grid/digits.h"
#include "grid/limits.h"
#include "grid/random.h"

typedef struct search search;

typedef enum search_outcome {
    OUTCOME_SOLUTION,  /* found one, and stored it unless the destination is NULL */
    OUTCOME_EXHAUSTED, /* there are no more */
    OUTCOME_LIMIT,     /* a limit was reached, see may_enter; search.end says which */
    OUTCOME_TAKEN,     /* the position was taken by search.taker */
} search_outcome;

/* Someone who takes positions from the engine for ENNEAD_ENGINE_AUTO, in place of a search of them.
 * `take` returns false if the search shall go on in this position. */
struct packed_puzzle;
typedef struct position_taker {
    bool (*take)(struct position_taker *taker, const struct packed_puzzle *position);
} position_taker;

typedef struct engine {
    void (*start)(search *s, const ennead_puzzle *puzzle);
    /* The same from a line of text or numbers (packed_text.h), or NULL: only the engines for
     * ENNEAD_ENGINE_AUTO have it. */
    void (*start_line)(search *s, const char *line, uint8_t zero);
    search_outcome (*next)(search *s, uint8_t solution[ENNEAD_CELLS]);
} engine;

/* State of the engine for ENNEAD_ENGINE_AUTO: see auto_kernel.h. */

/* A board, in the layout of the edition that runs. */
typedef struct saved_board {
    uint32_t word[48];
} saved_board;

/* The depth limit. A guess "digit in triad" removes some of the digit's permutations in a chute,
 * and two such guesses leave one; a guess at a cell decides that cell. There are 6 chutes and 9
 * digits. */
enum { MOST_PARENTS = 6 * 9 * 2 };

typedef struct guesswork {
    saved_board current;
    saved_board parents[MOST_PARENTS]; /* the board before each guess, without the guessed
                                        * candidates */
    uint8_t found[MOST_PARENTS];       /* their `board_state` (auto_round.h), if already known */
    uint8_t current_found;
    int height; /* number of parents in use */
    bool exhausted;
    bool exchangeable; /* `current` is a solution, and the next solution is made from it by an
                        * exchange */
    uint32_t free[3];  /* the cells that may hold every digit, one word per band */
} guesswork;

/* State of bifurcation_engine and random_engine: see walk.c. */
typedef struct walk_state {
    int (*pick)(struct walk_state *w, digits set); /* returns the digit of the set to try first */
    random_stream random;
    uint8_t board[ENNEAD_CELLS];
    digits candidates[ENNEAD_CELLS];
    digits rows[9], columns[9], boxes[9]; /* digits already used in each house */
    bool conflict;                        /* a given contradicts another or its candidates */
    uint8_t empty[ENNEAD_CELLS];          /* the cells to fill, in order */
    int empties;
    int filled;                       /* how many of the cells in `empty` are filled */
    digits untried[ENNEAD_CELLS + 1]; /* digits not yet tried, for each filled cell and the next
                                       * one */
    enum { WALK_AT_START, WALK_ON, WALK_AT_SOLUTION, WALK_EXHAUSTED } stage;
} walk_state;

struct search {
    const engine *engine;
    ennead_solve_options options;
    ennead_solve_counters counters;
    ennead_search_end end; /* valid once `ended` */
    bool ended;
    uint64_t found;
    uint64_t check_mask;    /* limits are checked when nodes & check_mask is 0 */
    bool timed;             /* whether the clock is read; if not, all times are 0 */
    double started;         /* when the current call of search_next started */
    double earlier_seconds; /* time used by the calls before it */
    double first_seconds;
    position_taker *taker; /* or NULL */
    union {
        guesswork guesswork;
        walk_state walk;
    } state;
};

/* The number of solutions after which a search ends. */
static inline uint64_t most_solutions(const ennead_solve_options *options)
{
    return options->solutions != 0 ? options->solutions : UINT64_MAX;
}

/* Copies the options, or the defaults for NULL. Returns ENNEAD_STATUS_BAD_ARGUMENT if one is out
 * of range. */
ennead_status check_options(const ennead_solve_options *options, ennead_solve_options *checked);

/* Makes a search ready for its engine's `start`. The options must have been checked. */
void search_prepare(search *s, const engine *how, const ennead_solve_options *options);

/* Begins a search with an engine. Puzzle and options must have been checked. */
void search_start(search *s, const engine *how, const ennead_puzzle *puzzle,
                  const ennead_solve_options *options);

/* Finds the next solution and stores it unless `solution` is NULL. Returns ENNEAD_STATUS_OK, or
 * ENNEAD_STATUS_END if there is none or a limit was reached. */
ennead_status search_next(search *s, uint8_t solution[ENNEAD_CELLS]);

void search_result(const search *s, ennead_solve_result *result);

/* A result split in two: answer_of is the part that each puzzle has of its own, add_to_sums adds
 * the rest to the totals of all puzzles. */
static inline ennead_solve_answer answer_of(const ennead_solve_result *result)
{
    return (ennead_solve_answer){result->verdict, result->end, result->solutions};
}

static inline void add_to_sums(ennead_solve_totals *sums, const ennead_solve_result *result)
{
    sums->counters.nodes += result->counters.nodes;
    sums->counters.guesses += result->counters.guesses;
    sums->counters.backtracks += result->counters.backtracks;
    if (sums->counters.depth < result->counters.depth)
        sums->counters.depth = result->counters.depth;
    sums->first_seconds += result->first_seconds;
    sums->seconds += result->seconds;
}

/* Whether the search reads the clock: because the caller wants times, or because there is a time
 * limit. */
bool is_timed(const ennead_solve_options *options);

/* Checks the stop flag and the time limit. Returns false, and sets `end`, if the search has to
 * end. */
bool within_limits(search *s);

static inline bool may_enter(search *s)
{
    if ((s->counters.nodes & s->check_mask) == 0 && !within_limits(s))
        return false;
    if (s->options.node_limit != 0 && s->counters.nodes >= s->options.node_limit) {
        s->end = ENNEAD_SEARCH_END_NODES;
        return false;
    }
    s->counters.nodes++;
    return true;
}

static inline void raise_to(uint64_t *most, int value)
{
    if ((uint64_t)value > *most)
        *most = (uint64_t)value;
}

#endif
