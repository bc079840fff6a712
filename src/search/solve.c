/* SPDX-License-Identifier: MIT */
/*
 * The public functions that solve one puzzle, solve many, and iterate over solutions.
 */
#include "grid/memory.h"
#include "grid/puzzle.h"
#include "search/base/search.h"
#include "search/batch/lanes.h"
#include "search/isa.h"
#include "search/walk/bifurcation.h"
#include "search/walk/random.h"

struct ennead_solver {
    ennead_allocator allocator;
    const kernel *kernel;
    void *lanes; /* the kernel's work area: aligned, in the same allocation */
    search search;
};

struct ennead_iterator {
    ennead_allocator allocator;
    search search;
};

static const engine *engine_of(ennead_engine name)
{
    return name == ENNEAD_ENGINE_BIFURCATION ? &bifurcation_engine
           : name == ENNEAD_ENGINE_RANDOM    ? &random_engine
                                             : auto_engine_in_use();
}

static void solve_checked(search *s, const ennead_puzzle *puzzle,
                          const ennead_solve_options *options, uint8_t (*solutions)[ENNEAD_CELLS],
                          size_t capacity, ennead_solve_result *result)
{
    search_start(s, engine_of(options->engine), puzzle, options);
    while (search_next(s, s->found < capacity ? solutions[s->found] : NULL) == ENNEAD_STATUS_OK)
        continue;
    search_result(s, result);
}

static void puzzle_of_line(const char *line, uint8_t zero, ennead_puzzle *puzzle)
{
    uint8_t givens[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned value = (unsigned char)line[cell] - (unsigned)zero;
        givens[cell] = (uint8_t)(value <= 9 ? value : 0);
    }
    ennead_puzzle_from_givens(givens, puzzle);
}

ennead_status ennead_solve(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                           uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                           ennead_solve_result *result)
{
    ennead_solve_options checked;
    search s;

    if (check_options(options, &checked) != ENNEAD_STATUS_OK ||
        check_puzzle(puzzle) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    solve_checked(&s, puzzle, &checked, solutions, capacity, result);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_solver_new(const ennead_allocator *allocator, ennead_solver **solver)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    const kernel *in_use = kernel_in_use();
    ennead_solver *new_solver =
        allocate(&memory, sizeof *new_solver + KERNEL_ALIGNMENT + in_use->memory);

    *solver = new_solver;
    if (new_solver == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const uintptr_t end = (uintptr_t)(new_solver + 1);
    new_solver->allocator = memory;
    new_solver->kernel = in_use;
    new_solver->lanes =
        (char *)(new_solver + 1) + (KERNEL_ALIGNMENT - end % KERNEL_ALIGNMENT) % KERNEL_ALIGNMENT;
    return ENNEAD_STATUS_OK;
}

void ennead_solver_free(ennead_solver *solver)
{
    if (solver != NULL) {
        const ennead_allocator memory = solver->allocator;
        release(&memory, solver);
    }
}

static const kernel *kernel_of(const ennead_solver *solver, const batch *work)
{
    return work->options->engine == ENNEAD_ENGINE_AUTO
               ? kernel_for(solver->kernel, work->count - work->first)
               : solver->kernel;
}

/* The work of some puzzles: nodes, and the rounds in which lanes would have searched them. Their
 * quotient is the number of lanes that a puzzle keeps at work. */
typedef struct lane_work {
    uint64_t nodes, rounds;
} lane_work;

/* Puzzles that are solved one by one: all of them, because their engine has no other way, or the
 * first ones of a few. A round of the batch engine takes as long with one lane at work as with all
 * of them, about as long as 248 nodes take one by one. A puzzle with many branches keeps several
 * lanes at work, since those without a puzzle take over branches. Which ones they are can be seen
 * where there are several solutions, so it does not depend on the edition or its lanes. */
typedef struct one_by_one {
    bool to_end; /* all of them */
    size_t done;
    /* Of the puzzles done, and of the one with the most nodes, which is not among them: it says
     * nothing about the others. */
    lane_work seen, most;
} one_by_one;

/* Whether the first ones of a few are solved one by one. */
static bool may_be_alone(const ennead_solve_options *options)
{
    return options->engine == ENNEAD_ENGINE_AUTO && options->node_limit == 0 &&
           (options->solutions == 1 || options->solutions == 2);
}

static one_by_one begin_one_by_one(const ennead_solve_options *options)
{
    enum { PRIOR = 6 }; /* so that a few puzzles do not decide */
    const bool may_batch =
        options->order == ENNEAD_ORDER_ANY &&
        (options->engine == ENNEAD_ENGINE_AUTO || options->engine == ENNEAD_ENGINE_BATCH);
    return (one_by_one){.to_end = !may_batch, .seen = {PRIOR, PRIOR}};
}

/* Whether the next puzzle of `count` is solved by itself. Until a few are done, it takes more of
 * them to begin with a batch: they may have no solution, which one by one shows in half of the
 * time. */
static bool is_next_alone(const one_by_one *way, size_t count, const ennead_solve_options *options)
{
    enum { FEW = 8, NODES_OF_ROUND = 248, NODES_AT_FIRST = 380 };
    const size_t left = count - way->done;

    if (left == 0 || way->to_end)
        return left > 0;
    return may_be_alone(options) && left < NODES_AT_FIRST &&
           left * way->seen.nodes <
               (way->done < FEW ? NODES_AT_FIRST : NODES_OF_ROUND) * way->seen.rounds;
}

static void count_alone(one_by_one *way, const ennead_solve_result *result)
{
    const ennead_solve_counters *of = &result->counters;
    lane_work own = {of->nodes, of->depth < of->nodes ? of->depth + 1 : of->nodes};

    if (result->solutions == 0)
        own.rounds++;
    if (own.nodes > way->most.nodes) {
        const lane_work most = own;
        own = way->most;
        way->most = most;
    }
    way->done++;
    way->seen.nodes += own.nodes;
    way->seen.rounds += own.rounds;
}

ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle_batch *of,
                                 const ennead_solve_options *options)
{
    ennead_solve_options checked;

    if (check_options(options, &checked) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    for (size_t i = 0; i < of->count; i++)
        if (check_puzzle(&of->puzzles[i]) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    /* One puzzle takes no longer than by ennead_solve. */
    if (of->count == 1 && may_be_alone(&checked)) {
        solve_checked(&solver->search, of->puzzles, &checked, of->solutions, of->capacity,
                      of->results);
        return ENNEAD_STATUS_OK;
    }
    one_by_one way = begin_one_by_one(&checked);
    while (is_next_alone(&way, of->count, &checked)) {
        const size_t i = way.done;
        solve_checked(&solver->search, &of->puzzles[i], &checked,
                      of->capacity == 0 ? NULL : of->solutions + i * of->capacity, of->capacity,
                      &of->results[i]);
        count_alone(&way, &of->results[i]);
        checked.stream++;
    }
    if (way.done == of->count)
        return ENNEAD_STATUS_OK;
    const batch work = {
        .count = of->count,
        .first = way.done,
        .puzzles = of->puzzles,
        .options = &checked,
        .solutions = of->capacity == 0 ? NULL : of->solutions[0],
        .solution_stride = ENNEAD_CELLS,
        .capacity = of->capacity,
        .results = of->results,
    };
    kernel_of(solver, &work)->solve(solver->lanes, &work);
    return ENNEAD_STATUS_OK;
}

/* The byte of the number 0. */
static uint8_t zero_of(const ennead_puzzle_lines *lines)
{
    return lines->numbers ? 0 : '0';
}

/* Begins the search of line i by itself. */
static void begin_line(search *s, const ennead_puzzle_lines *lines, size_t i,
                       const ennead_solve_options *options)
{
    const engine *how = engine_of(options->engine);
    const uint8_t zero = zero_of(lines);
    const char *line = lines->puzzles + i * lines->puzzle_stride;
    ennead_puzzle puzzle;

    if (how->start_line == NULL || lines->conflicts != NULL)
        puzzle_of_line(line, zero, &puzzle);
    if (lines->conflicts != NULL && ennead_puzzle_find_conflict(&puzzle, NULL))
        lines->conflicts[i / 64] |= (uint64_t)1 << (i % 64);
    search_prepare(s, how, options);
    if (how->start_line == NULL)
        how->start(s, &puzzle);
    else
        how->start_line(s, line, zero);
}

/* Runs the search of line i to its end, and stores what it finds. */
static void finish_line(search *s, const ennead_puzzle_lines *lines, size_t i,
                        ennead_solve_result *result)
{
    const uint8_t zero = zero_of(lines);

    for (;;) {
        uint8_t *to = s->found < lines->capacity
                          ? (uint8_t *)lines->solutions +
                                (i * lines->capacity + s->found) * lines->solution_stride
                          : NULL;
        if (search_next(s, to) != ENNEAD_STATUS_OK)
            break;
        if (to == NULL)
            continue;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            to[cell] = (uint8_t)(to[cell] + zero);
    }
    search_result(s, result);
}

/* Stores what became of line i in the caller's memory. */
static void report_line(const ennead_puzzle_lines *lines, size_t i,
                        const ennead_solve_result *result, ennead_solve_totals *sums)
{
    add_to_sums(sums, result);
    if (lines->results != NULL)
        lines->results[i] = *result;
    else
        lines->answers[i] = answer_of(result);
}

ennead_status ennead_solve_lines(ennead_solver *solver, const ennead_puzzle_lines *lines,
                                 const ennead_solve_options *options)
{
    ennead_solve_options checked;
    ennead_solve_totals sums = {.seconds = 0};
    ennead_solve_result result;

    if (check_options(options, &checked) != ENNEAD_STATUS_OK ||
        (lines->capacity > 0 && lines->solution_stride < ENNEAD_CELLS))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    for (size_t i = 0; lines->conflicts != NULL && i < lines->count; i += 64)
        lines->conflicts[i / 64] = 0;
    one_by_one way = begin_one_by_one(&checked);
    while (is_next_alone(&way, lines->count, &checked)) {
        begin_line(&solver->search, lines, way.done, &checked);
        finish_line(&solver->search, lines, way.done, &result);
        report_line(lines, way.done, &result, &sums);
        count_alone(&way, &result);
        checked.stream++;
    }
    if (lines->sums != NULL)
        *lines->sums = sums;
    if (way.done == lines->count)
        return ENNEAD_STATUS_OK;
    const batch work = {
        .count = lines->count,
        .first = way.done,
        .lines = lines->puzzles,
        .line_stride = lines->puzzle_stride,
        .options = &checked,
        .solutions = (uint8_t *)lines->solutions,
        .solution_stride = lines->solution_stride,
        .zero = zero_of(lines),
        .capacity = lines->capacity,
        .results = lines->results,
        .conflicts = lines->conflicts,
        .answers = lines->answers,
        .sums = lines->sums,
    };
    kernel_of(solver, &work)->solve(solver->lanes, &work);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_iterator_new(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                                  const ennead_allocator *allocator, ennead_iterator **iterator)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_solve_options checked;

    *iterator = NULL;
    if (check_options(options, &checked) != ENNEAD_STATUS_OK ||
        check_puzzle(puzzle) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    *iterator = allocate(&memory, sizeof **iterator);
    if (*iterator == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    (*iterator)->allocator = memory;
    search_start(&(*iterator)->search, engine_of(checked.engine), puzzle, &checked);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_iterator_next(ennead_iterator *iterator, uint8_t solution[ENNEAD_CELLS])
{
    return search_next(&iterator->search, solution);
}

void ennead_iterator_get_result(const ennead_iterator *iterator, ennead_solve_result *result)
{
    search_result(&iterator->search, result);
}

void ennead_iterator_free(ennead_iterator *iterator)
{
    if (iterator != NULL) {
        const ennead_allocator memory = iterator->allocator;
        release(&memory, iterator);
    }
}
