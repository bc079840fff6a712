/* SPDX-License-Identifier: MIT */
/*
 * A search in progress, whichever engine does it. An engine is two functions: `start` takes the
 * puzzle, `next` goes on to the next solution. All of an engine's state is in the search, so that
 * it can stop after any solution and be resumed; nothing is allocated.
 */
#ifndef ENNEAD_SEARCH_BASE_SEARCH_H
#define ENNEAD_SEARCH_BASE_SEARCH_H

#include "grid/digits.h"
#include "grid/limits.h"
#include "grid/random.h"

typedef struct search search;

typedef enum search_outcome {
    OUTCOME_SOLUTION,  /* one was found, and stored unless it went to NULL */
    OUTCOME_EXHAUSTED, /* there are no more */
    OUTCOME_LIMIT,     /* may_enter said no; search.end says why */
} search_outcome;

typedef struct engine {
    void (*start)(search *s, const ennead_puzzle *puzzle);
    search_outcome (*next)(search *s, uint8_t solution[ENNEAD_CELLS]);
} engine;

/* State of the engine for ENNEAD_ENGINE_AUTO: see auto_kernel.h. */

/* A board, in the layout of the edition that is searching. */
typedef struct saved_board {
    uint32_t word[48];
} saved_board;

/* A guess at a triad leaves fewer permutations of a digit in a chute, two such guesses leave one; a
 * guess at a cell decides it. */
enum { MOST_PARENTS = 6 * 9 * 2 };

typedef struct guesswork {
    saved_board current;
    saved_board parents[MOST_PARENTS]; /* boards before a guess, without what was guessed */
    uint8_t
        found[MOST_PARENTS]; /* what a look at them has found: a `board_state` of auto_round.h */
    uint8_t current_found;
    int height; /* how many parents */
    bool exhausted;
    bool exchangeable; /* `current` is a solution, which an exchange makes the last one wanted */
    uint32_t free[3];  /* the cells that may have every digit, a word for each band */
} guesswork;

/* State of bifurcation_engine and random_engine: see walk.c. */
typedef struct walk_state {
    int (*pick)(struct walk_state *w, digits set); /* the digit of a set to try first */
    random_stream random;
    uint8_t board[ENNEAD_CELLS];
    digits candidates[ENNEAD_CELLS];
    digits rows[9], columns[9], boxes[9]; /* digits in use */
    bool conflict;                        /* a given does not fit */
    uint8_t empty[ENNEAD_CELLS];          /* the cells to fill, in order */
    int empties;
    int filled;                       /* the first so many of them are filled */
    digits untried[ENNEAD_CELLS + 1]; /* for each filled one and the next: digits left to try */
    enum { WALK_AT_START, WALK_ON, WALK_AT_SOLUTION, WALK_EXHAUSTED } stage;
} walk_state;

struct search {
    const engine *engine;
    ennead_solve_options options;
    ennead_solve_counters counters;
    ennead_search_end end; /* once ended */
    bool ended;
    uint64_t found;
    uint64_t check_mask;    /* look at clock and stop flag when nodes & check_mask is 0 */
    bool timed;             /* the clock is read; else it stands at 0 */
    double started;         /* clock at the start of this stretch of work */
    double earlier_seconds; /* of the stretches before it */
    double first_seconds;
    union {
        guesswork guesswork;
        walk_state walk;
    } state;
};

/* How many solutions end a search. */
static inline uint64_t most_solutions(const ennead_solve_options *options)
{
    return options->solutions != 0 ? options->solutions : UINT64_MAX;
}

/* Copies the options, or the defaults for NULL; ENNEAD_STATUS_BAD_ARGUMENT when one is out of range. */
ennead_status check_options(const ennead_solve_options *options, ennead_solve_options *checked);

/* Begins a search by an engine; puzzle and options have been checked. */
void search_start(search *s, const engine *how, const ennead_puzzle *puzzle,
                  const ennead_solve_options *options);

/* Goes on to the next solution: ENNEAD_STATUS_OK when there is one, else ENNEAD_STATUS_END. It is stored unless
 * `solution` is NULL. */
ennead_status search_next(search *s, uint8_t solution[ENNEAD_CELLS]);

void search_result(const search *s, ennead_solve_result *result);

/* A result in two parts: what is of the puzzle, and what is of all puzzles together. */
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

/* Whether to read the clock: for a result that says how long it took, or for a time limit. */
bool is_timed(const ennead_solve_options *options);

/* Limits are looked at here, before each node; false: the search has to end. */
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
