/* SPDX-License-Identifier: MIT */
/*
 * True candidates of a 9x9 puzzle, by questions to the engine for one puzzle.
 */
#include <string.h>

#include "grid/counting/candidate_counts.h"
#include "grid/houses.h"
#include "grid/puzzle.h"
#include "search/base/search.h"
#include "search/isa.h"

enum { PATIENCE_AT_FIRST = 8, PATIENCE = 3 };

/* The engine, and what is left of the limits. */
typedef struct asked_engine {
    search search;
    ennead_candidates_options limits;
    double started;
    uint64_t nodes; /* of the searches before */
    ennead_search_end ended;
} asked_engine;

/* The limits that are left for a search. Returns false if there is nothing left. */
static bool limits_left(asked_engine *e, ennead_solve_options *options)
{
    ennead_solve_options_init(options);
    options->solutions = 0;
    options->stop = e->limits.stop;
    if (e->limits.node_limit > 0) {
        if (e->nodes >= e->limits.node_limit) {
            e->ended = ENNEAD_SEARCH_END_NODES;
            return false;
        }
        options->node_limit = e->limits.node_limit - e->nodes;
    }
    if (e->limits.time_limit > 0) {
        options->time_limit = e->limits.time_limit - (seconds_now() - e->started);
        if (!(options->time_limit > 0)) {
            e->ended = ENNEAD_SEARCH_END_TIME;
            return false;
        }
    }
    return true;
}

static ennead_status begin(void *user, const uint64_t *sets)
{
    asked_engine *e = user;
    ennead_puzzle puzzle;
    ennead_solve_options options;

    e->nodes += e->search.counters.nodes;
    e->search.counters.nodes = 0;
    if (!limits_left(e, &options))
        return ENNEAD_STATUS_END;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle.givens[cell] = 0;
        puzzle.candidates[cell] = (uint16_t)sets[cell];
    }
    e->ended = ENNEAD_SEARCH_END_COMPLETE;
    search_start(&e->search, auto_engine_in_use(), &puzzle, &options);
    return ENNEAD_STATUS_OK;
}

static ennead_status next(void *user, uint8_t *solution)
{
    asked_engine *e = user;
    const ennead_status status = search_next(&e->search, solution);

    if (status == ENNEAD_STATUS_OK)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            solution[cell]--;
    else
        e->ended = e->search.end;
    return status;
}

static ennead_search_end end(void *user)
{
    const asked_engine *e = user;
    return e->ended;
}

/* The candidates of a puzzle, without those that a given or a single candidate of a cell
 * excludes. */
static void first_sets(const ennead_puzzle *puzzle, uint64_t sets[ENNEAD_CELLS])
{
    cells placed = 0, waiting = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        sets[cell] = puzzle->candidates[cell];
        if (puzzle->givens[cell] != 0)
            sets[cell] &= digit_set(puzzle->givens[cell]);
        if (sets[cell] != 0 && (sets[cell] & (sets[cell] - 1)) == 0)
            waiting |= CELL(cell);
    }
    while (waiting != 0) {
        const int from = lowest_cell(waiting);
        waiting = without_lowest_cell(waiting);
        placed |= CELL(from);
        for (cells rest = peers[from] & ~placed; rest != 0; rest = without_lowest_cell(rest)) {
            const int cell = lowest_cell(rest);
            if ((sets[cell] & sets[from]) == 0)
                continue;
            sets[cell] &= ~sets[from];
            if (sets[cell] != 0 && (sets[cell] & (sets[cell] - 1)) == 0)
                waiting |= CELL(cell);
        }
    }
}

/* The arrays of the counts. */
typedef struct counting_memory {
    uint64_t sets[ENNEAD_CELLS], open[ENNEAD_CELLS], unseen[ENNEAD_CELLS], question[ENNEAD_CELLS];
    uint64_t in_search[ENNEAD_CELLS * 9];
    uint8_t solution[ENNEAD_CELLS];
} counting_memory;

ennead_status ennead_count_candidates(const ennead_puzzle *puzzle,
                                      const ennead_candidates_options *options,
                                      uint64_t counts[ENNEAD_CELLS][9],
                                      uint16_t undecided[ENNEAD_CELLS],
                                      ennead_candidates_result *result)
{
    counting_memory memory;
    asked_engine asked;
    const counting_solver solver = {&asked, begin, next, end};

    if (check_candidates_options(options, &asked.limits) != ENNEAD_STATUS_OK ||
        check_puzzle(puzzle) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    counting_state c = {
        .cells = ENNEAD_CELLS,
        .values = 9,
        .cap = asked.limits.cap,
        .sets = memory.sets,
        .open = memory.open,
        .unseen = memory.unseen,
        .question = memory.question,
        .counts = counts[0],
        .in_search = asked.limits.cap > 1 ? memory.in_search : NULL,
        .solution = memory.solution,
        .patience_at_first = PATIENCE_AT_FIRST,
        .patience = PATIENCE,
    };
    first_sets(puzzle, memory.sets);
    asked.nodes = asked.search.counters.nodes = 0;
    asked.started = asked.limits.time_limit > 0 ? seconds_now() : 0;
    count_candidates(&c, &solver, &result->end);
    result->verdict = counted_verdict(&c, result->end);
    result->searches = c.searches;
    result->nodes = asked.nodes + asked.search.counters.nodes;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        undecided[cell] = (uint16_t)c.open[cell];
    return ENNEAD_STATUS_OK;
}
