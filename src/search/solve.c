/* SPDX-License-Identifier: MIT */
/*
 * The public ways to solve: one puzzle, many, and solution by solution.
 */
#include "grid/memory.h"
#include "search/lanes.h"
#include "search/search.h"

struct ennead_solver {
    ennead_allocator allocator;
    const kernel *kernel;
    void *lanes; /* what the kernel works in: in the same block of memory, but aligned */
    search search;
};

struct ennead_iterator {
    ennead_allocator allocator;
    search search;
};

static void solve_checked(search *s, const ennead_puzzle *puzzle, const ennead_options *options,
                          uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                          ennead_result *result)
{
    uint8_t spare[ENNEAD_CELLS] = {0};

    search_start(s, puzzle, options);
    while (search_next(s, s->found < capacity ? solutions[s->found] : spare) == ENNEAD_OK)
        continue;
    search_result(s, result);
}

ennead_status ennead_solve(const ennead_puzzle *puzzle, const ennead_options *options,
                           uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                           ennead_result *result)
{
    ennead_options checked;
    search s;

    if (check_options(options, &checked) != ENNEAD_OK || check_puzzle(puzzle) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    solve_checked(&s, puzzle, &checked, solutions, capacity, result);
    return ENNEAD_OK;
}

ennead_status ennead_solver_new(const ennead_allocator *allocator, ennead_solver **solver)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    const kernel *in_use = kernel_in_use();
    ennead_solver *new_solver =
        allocate(&memory, sizeof *new_solver + KERNEL_ALIGNMENT + in_use->memory);

    *solver = new_solver;
    if (new_solver == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    const uintptr_t end = (uintptr_t)(new_solver + 1);
    new_solver->allocator = memory;
    new_solver->kernel = in_use;
    new_solver->lanes =
        (char *)(new_solver + 1) + (KERNEL_ALIGNMENT - end % KERNEL_ALIGNMENT) % KERNEL_ALIGNMENT;
    return ENNEAD_OK;
}

void ennead_solver_free(ennead_solver *solver)
{
    if (solver != NULL) {
        const ennead_allocator memory = solver->allocator;
        release(&memory, solver);
    }
}

ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle *puzzles, size_t count,
                                 const ennead_options *options, uint8_t (*solutions)[ENNEAD_CELLS],
                                 size_t capacity, ennead_result *results)
{
    ennead_options checked;

    if (check_options(options, &checked) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (check_puzzle(&puzzles[i]) != ENNEAD_OK)
            return ENNEAD_BAD_ARGUMENT;
    if (checked.engine == ENNEAD_AUTO && checked.order == ENNEAD_ANY_ORDER) {
        const batch work = {puzzles, count, &checked, solutions, capacity, results};
        solver->kernel->solve(solver->lanes, &work);
        return ENNEAD_OK;
    }
    for (size_t i = 0; i < count; i++) {
        solve_checked(&solver->search, &puzzles[i], &checked,
                      capacity == 0 ? NULL : solutions + i * capacity, capacity, &results[i]);
        checked.stream++;
    }
    return ENNEAD_OK;
}

ennead_status ennead_iterator_new(const ennead_puzzle *puzzle, const ennead_options *options,
                                  const ennead_allocator *allocator, ennead_iterator **iterator)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_options checked;

    *iterator = NULL;
    if (check_options(options, &checked) != ENNEAD_OK || check_puzzle(puzzle) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    *iterator = allocate(&memory, sizeof **iterator);
    if (*iterator == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    (*iterator)->allocator = memory;
    search_start(&(*iterator)->search, puzzle, &checked);
    return ENNEAD_OK;
}

ennead_status ennead_iterator_next(ennead_iterator *iterator, uint8_t solution[ENNEAD_CELLS])
{
    return search_next(&iterator->search, solution);
}

void ennead_iterator_result(const ennead_iterator *iterator, ennead_result *result)
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
