/* SPDX-License-Identifier: MIT */
/*
 * The neighbors of a puzzle: some clues are removed, others added (the "{-1+1}" of the Sudoku
 * Players' Forum).
 *
 * A puzzle without some clues has a number of solutions. Adding a clue keeps those that have its
 * digit in its cell. So as long as all solutions are known, no solver is needed to find out which
 * clues leave exactly one: the solutions are counted. A clue that all solutions share is
 * redundant, and so is any clue added after one solution is left; a minimal puzzle has neither. If
 * there are too many solutions to list, every clue that fits is tried. Clues are added in order of
 * their cells, so each set comes once. Results wait in `trials`, which checks uniqueness and
 * minimality. Those that pass are reported, unless the canonical form is in the set of those
 * reported before.
 */
#include <string.h>

#include "create/trials.h"
#include "grid/houses.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/sized.h"

enum { MOST_SOLUTIONS = 1000 };

typedef uint8_t cell_digits[ENNEAD_CELLS];

struct ennead_neighbors {
    ennead_allocator allocator;
    ennead_neighbor_options options;
    double end; /* end of the time for this puzzle on the clock of seconds_now, if there is a
                 * limit */
    ennead_solver *solver;
    ennead_grid_set *forms;
    ennead_neighbor_function tell;
    void *user;
    cell_digits now;   /* the puzzle with clues removed and added */
    cell_digits taken; /* the removed clues */
    trials trials;
    cell_digits solutions[MOST_SOLUTIONS];
    /* The numbers of the solutions that agree with the first n added clues. */
    uint16_t agreeing[ENNEAD_MOST_CHANGES][MOST_SOLUTIONS];
};

void ennead_neighbor_options_init_sized(ennead_neighbor_options *options, size_t size)
{
    const ennead_neighbor_options standard = {.size = size, .remove = 1, .add = 1};

    sized_write(options, size, &standard, sizeof standard);
}

void ennead_neighbors_free(ennead_neighbors *neighbors)
{
    if (neighbors == NULL)
        return;
    const ennead_allocator memory = neighbors->allocator;
    ennead_solver_free(neighbors->solver);
    ennead_grid_set_free(neighbors->forms);
    release(&memory, neighbors);
}

ennead_status ennead_neighbors_new(const ennead_neighbor_options *options,
                                   const ennead_allocator *allocator, ennead_neighbors **neighbors)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_neighbor_options chosen;

    *neighbors = NULL;
    ennead_neighbor_options_init(&chosen);
    if (options != NULL && !sized_read(&chosen, sizeof chosen, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (chosen.remove > ENNEAD_MOST_CHANGES || chosen.add > ENNEAD_MOST_CHANGES ||
        !(chosen.time_limit >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    ennead_neighbors *n = allocate(&memory, sizeof *n);
    if (n == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    n->allocator = memory;
    n->options = chosen;
    n->solver = NULL;
    n->forms = NULL;
    if (ennead_solver_new(allocator, &n->solver) != ENNEAD_STATUS_OK ||
        ennead_grid_set_new(allocator, &n->forms) != ENNEAD_STATUS_OK) {
        ennead_neighbors_free(n);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    *neighbors = n;
    return ENNEAD_STATUS_OK;
}

static bool is_stopped(const ennead_neighbors *n)
{
    return (n->options.stop != NULL && ennead_stop_is_set(n->options.stop)) ||
           (n->options.time_limit > 0 && seconds_now() >= n->end);
}

/* Checks what is waiting, and reports what is new. */
static ennead_status tell_all(ennead_neighbors *n)
{
    trials_judge(&n->trials, n->solver);
    for (size_t i = 0; i < n->trials.count; i++) {
        cell_digits form;
        bool is_new;
        ennead_canonical(n->trials.boards[i], form, NULL, NULL);
        if (ennead_grid_set_add(n->forms, form, &is_new) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        if (is_new && !n->tell(n->user, n->trials.boards[i]))
            return ENNEAD_STATUS_END;
    }
    n->trials.count = 0;
    return is_stopped(n) ? ENNEAD_STATUS_END : ENNEAD_STATUS_OK;
}

static ennead_status wait_for_trial(ennead_neighbors *n)
{
    memcpy(n->trials.boards[n->trials.count++], n->now, sizeof n->now);
    return n->trials.count < MOST_TRIALS ? ENNEAD_STATUS_OK : tell_all(n);
}

/* Counts how often each digit is in each cell, over the listed solutions. */
static void count_digits(const ennead_neighbors *n, const uint16_t *numbers, size_t count,
                         uint16_t counts[ENNEAD_CELLS][10])
{
    memset(counts, 0, ENNEAD_CELLS * sizeof counts[0]);
    for (size_t i = 0; i < count; i++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            counts[cell][n->solutions[numbers[i]][cell]]++;
}

/* Adds `left` clues, at least one, in cells from `first` on, when the solutions that agree with
 * the clues added so far are known: agreeing[left - 1], `count` of them. */
static ennead_status add_known(ennead_neighbors *n, unsigned left, size_t count, int first)
{
    const uint16_t *numbers = n->agreeing[left - 1];
    uint16_t counts[ENNEAD_CELLS][10];
    ennead_status status = ENNEAD_STATUS_OK;

    count_digits(n, numbers, count, counts);
    for (int cell = first; cell < ENNEAD_CELLS; cell++) {
        if (n->now[cell] != 0)
            continue;
        for (uint8_t digit = 1; digit <= 9 && status == ENNEAD_STATUS_OK; digit++) {
            const size_t agree = counts[cell][digit];
            if (digit == n->taken[cell] || agree == 0 || agree == count ||
                (agree == 1) != (left == 1))
                continue;
            n->now[cell] = digit;
            if (left == 1) {
                status = wait_for_trial(n);
            } else {
                size_t kept = 0;
                for (size_t i = 0; i < count; i++)
                    if (n->solutions[numbers[i]][cell] == digit)
                        n->agreeing[left - 2][kept++] = numbers[i];
                status = add_known(n, left - 1, kept, cell + 1);
            }
            n->now[cell] = 0;
        }
        if (status != ENNEAD_STATUS_OK)
            break;
    }
    return status;
}

/* Whether no peer of a cell holds the digit. */
static bool fits(const ennead_neighbors *n, int cell, uint8_t digit)
{
    ASSERT(cell_in_range(cell));
    FOR_EACH_CELL(others, peers[cell])
        if (n->now[lowest_cell(others)] == digit)
            return false;
    return true;
}

/* Adds `left` clues in cells from `first` on. */
static ennead_status add_clues(ennead_neighbors *n, unsigned left, int first)
{
    ennead_solve_options options;
    ennead_puzzle puzzle;
    ennead_solve_result result;
    ennead_status status = ENNEAD_STATUS_OK;

    if (left == 0)
        return wait_for_trial(n);
    ennead_solve_options_init(&options);
    options.solutions = MOST_SOLUTIONS;
    options.stop = n->options.stop;
    ennead_puzzle_from_givens(n->now, &puzzle);
    ennead_solve(&puzzle, &options, n->solutions, MOST_SOLUTIONS, &result);
    if (is_stopped(n))
        return ENNEAD_STATUS_END;
    if (result.solutions <= 1)
        return ENNEAD_STATUS_OK;
    if (result.solutions < MOST_SOLUTIONS) {
        for (unsigned i = 0; i < result.solutions; i++)
            n->agreeing[left - 1][i] = (uint16_t)i;
        return add_known(n, left, result.solutions, first);
    }
    for (int cell = first; cell < ENNEAD_CELLS && status == ENNEAD_STATUS_OK; cell++) {
        if (n->now[cell] != 0)
            continue;
        for (uint8_t digit = 1; digit <= 9 && status == ENNEAD_STATUS_OK; digit++) {
            if (digit == n->taken[cell] || !fits(n, cell, digit))
                continue;
            n->now[cell] = digit;
            status = add_clues(n, left - 1, cell + 1);
            n->now[cell] = 0;
        }
    }
    return status;
}

/* Removes `left` clues in cells from `first` on, and adds others. */
static ennead_status take_clues(ennead_neighbors *n, unsigned left, int first)
{
    ennead_status status = ENNEAD_STATUS_OK;

    if (left == 0)
        return add_clues(n, n->options.add, 0);
    for (int cell = first; cell < ENNEAD_CELLS && status == ENNEAD_STATUS_OK; cell++) {
        const uint8_t digit = n->now[cell];
        if (digit == 0)
            continue;
        n->taken[cell] = digit;
        n->now[cell] = 0;
        status = take_clues(n, left - 1, cell + 1);
        n->now[cell] = digit;
        n->taken[cell] = 0;
    }
    return status;
}

ennead_status ennead_neighbors_find(ennead_neighbors *neighbors, const uint8_t givens[ENNEAD_CELLS],
                                    ennead_neighbor_function tell, void *user)
{
    cell_digits form;
    bool is_new;
    ennead_status status = ennead_canonical(givens, form, NULL, NULL);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_grid_set_add(neighbors->forms, form, &is_new);
    if (status != ENNEAD_STATUS_OK)
        return status;
    neighbors->end = seconds_now() + neighbors->options.time_limit;
    neighbors->tell = tell;
    neighbors->user = user;
    memcpy(neighbors->now, givens, sizeof neighbors->now);
    memset(neighbors->taken, 0, sizeof neighbors->taken);
    neighbors->trials.count = 0;
    status = take_clues(neighbors, neighbors->options.remove, 0);
    return status == ENNEAD_STATUS_OK ? tell_all(neighbors) : status;
}
