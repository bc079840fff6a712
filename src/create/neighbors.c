/* SPDX-License-Identifier: MIT */
/*
 * The neighbors of a puzzle: some clues are removed, others added (the "{-1+1}" of the Sudoku
 * Players' Forum).
 *
 * A puzzle without some clues has a number of solutions. Adding a clue keeps those that have its
 * digit in its cell. So the solutions are listed once, each candidate gets the set of those that
 * agree with it, and clues that leave exactly one are found by intersecting sets. A clue that all
 * solutions share is redundant, and so is any clue added after one solution is left; a minimal
 * puzzle has neither. If there are too many solutions to list, two clues with which two of those
 * listed agree are still not enough; and before more than two are added, the first is tried and
 * the others are found by a new list. Clues are added in order of their cells, so each set comes
 * once. Results wait in `trials`, which checks uniqueness and minimality.
 *
 * The neighborhood is divided into parts: one for each set of removed clues, or for each of these
 * and each cell of the first clue added, where that takes long.
 */
#include <string.h>

#include "create/trials.h"
#include "grid/houses.h"
#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/sized.h"

enum { MOST_LISTED = 4096, WORDS = MOST_LISTED / 64, MANY_ADDED = 4, NO_CELL = -1 };

typedef uint8_t cell_digits[ENNEAD_CELLS];

/* A set of the listed solutions. */
typedef uint64_t solution_set[WORDS];

/* A candidate that may be added. */
typedef struct addition {
    uint8_t cell, digit;
    uint8_t several; /* of the listed solutions agree with it */
    uint16_t next;   /* the first addition in a later cell */
} addition;

struct ennead_neighbors {
    ennead_allocator allocator;
    ennead_neighbor_options options;
    double end; /* end of the time on the clock of seconds_now, if there is a limit */
    ennead_solver *solver;
    ennead_grid_set *forms;
    ennead_neighbor_function tell;
    void *user;
    cell_digits given; /* the puzzle */
    cell_digits left;  /* without the removed clues */
    cell_digits now;   /* with the added ones */
    cells added;
    int first; /* the cell of the first clue that is added, or NO_CELL: any */
    trials trials;
    cell_digits solutions[MOST_LISTED];
    size_t words; /* of a set of solutions that are used */
    enum { ALL_ARE_LISTED, SOME_ARE_LISTED } listed;
    addition additions[ENNEAD_CELLS * 9];
    size_t addition_count;
    solution_set agreeing[ENNEAD_CELLS][9];      /* with each candidate */
    solution_set remaining[ENNEAD_MOST_CHANGES]; /* that agree with the first n added clues */
};

void ennead_neighbor_options_init_sized(ennead_neighbor_options *options, size_t size)
{
    static const ennead_neighbor_options standard = {.remove = 1, .add = 1};

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
    memset(n->left, 0, sizeof n->left);
    trials_init(&n->trials);
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
           (n->end > 0 && seconds_now() >= n->end);
}

/* ------------------------------------------------------------------------------- what is found */

/* Checks what is waiting, and reports it. */
static ennead_status tell_all(ennead_neighbors *n)
{
    trials_judge(&n->trials, n->solver);
    const size_t count = n->trials.count;
    n->trials.count = 0;
    for (size_t i = 0; i < count; i++)
        if (!n->tell(n->user, n->trials.waiting[i].cells))
            return ENNEAD_STATUS_END;
    trials_base(&n->trials, n->left);
    return is_stopped(n) ? ENNEAD_STATUS_END : ENNEAD_STATUS_OK;
}

/* Of the added clues those in `needed` are known to be needed. */
static ennead_status wait_for_trial(ennead_neighbors *n, uint8_t is_unique, cells needed)
{
    tried_puzzle found = {.is_unique = is_unique};
    memcpy(found.cells, n->now, sizeof found.cells);
    trials_add(&n->trials, &found, n->added, needed);
    return n->trials.count < MOST_TRIALS ? ENNEAD_STATUS_OK : tell_all(n);
}

/* ----------------------------------------------------------------------------- adding by a list */

typedef enum agreement { NONE_AGREES, ONE_AGREES, SEVERAL_AGREE } agreement;

/* How many solutions are in both sets. */
static agreement agreement_of(const ennead_neighbors *n, const solution_set a, const solution_set b)
{
    uint64_t one = 0;
    for (size_t i = 0; i < n->words; i++) {
        const uint64_t both = a[i] & b[i];
        if (both == 0)
            continue;
        if (one != 0 || (both & (both - 1)) != 0)
            return SEVERAL_AGREE;
        one = both;
    }
    return one != 0 ? ONE_AGREES : NONE_AGREES;
}

/* Intersects two sets. Returns whether `a` has more than that. */
static bool intersect(const ennead_neighbors *n, const solution_set a, const solution_set b,
                      solution_set both)
{
    uint64_t lost = 0;
    for (size_t i = 0; i < n->words; i++) {
        both[i] = a[i] & b[i];
        lost |= a[i] & ~b[i];
    }
    return lost != 0;
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

/* Whether a clue may come next if so many are to be added. */
static bool may_follow(const ennead_neighbors *n, const addition *a, unsigned left, agreement by)
{
    if (n->first != NO_CELL && n->added == 0 && a->cell != n->first)
        return false;
    if (n->listed == ALL_ARE_LISTED)
        return by == (left == 1 ? ONE_AGREES : SEVERAL_AGREE);
    return (left > 1 || by != SEVERAL_AGREE) && fits(n, a->cell, a->digit);
}

/* The added clues that are known to be needed: without each of them several solutions remain. */
static cells needed_clues(const ennead_neighbors *n, const addition *last, agreement before)
{
    const cells others = n->added & ~CELL(last->cell);
    cells needed = before == SEVERAL_AGREE ? CELL(last->cell) : 0;
    if (last->several && others != 0 && without_lowest_cell(others) == 0)
        needed |= others;
    return needed;
}

/* Adds `left` clues, at least one, from a place in the list of additions on. `before` solutions
 * agree with those added before: remaining[left - 1]. */
static ennead_status add_listed(ennead_neighbors *n, unsigned left, size_t from, agreement before)
{
    const uint64_t *remaining = n->remaining[left - 1];
    ennead_status status = is_stopped(n) ? ENNEAD_STATUS_END : ENNEAD_STATUS_OK;

    for (size_t i = from; i < n->addition_count && status == ENNEAD_STATUS_OK; i++) {
        const addition *a = &n->additions[i];
        const uint64_t *agreeing = n->agreeing[a->cell][a->digit - 1];
        const agreement by = agreement_of(n, remaining, agreeing);
        if (!may_follow(n, a, left, by))
            continue;
        n->now[a->cell] = a->digit;
        n->added |= CELL(a->cell);
        if (left == 1)
            status = wait_for_trial(n, n->listed == ALL_ARE_LISTED, needed_clues(n, a, before));
        else if (intersect(n, remaining, agreeing, n->remaining[left - 2]) ||
                 n->listed == SOME_ARE_LISTED)
            status = add_listed(n, left - 1, a->next, by);
        n->now[a->cell] = 0;
        n->added &= ~CELL(a->cell);
    }
    return status;
}

/* Makes the sets of solutions that agree with candidates. */
static void sort_solutions(ennead_neighbors *n, size_t count)
{
    n->words = (count + 63) / 64;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (n->now[cell] != 0)
            continue;
        for (int digit = 1; digit <= 9; digit++)
            memset(n->agreeing[cell][digit - 1], 0, n->words * sizeof(uint64_t));
        for (size_t i = 0; i < count; i++)
            n->agreeing[cell][n->solutions[i][cell] - 1][i / 64] |= (uint64_t)1 << i % 64;
    }
    for (size_t i = 0; i < n->words; i++)
        n->remaining[0][i] = UINT64_MAX;
    if (count % 64 != 0)
        n->remaining[0][n->words - 1] >>= 64 - count % 64;
}

/* Lists the clues that can be added in cells from `first` on. */
static void list_additions(ennead_neighbors *n, int first)
{
    n->addition_count = 0;
    for (int cell = first; cell < ENNEAD_CELLS; cell++) {
        const size_t begin = n->addition_count;
        for (uint8_t digit = 1; digit <= 9 && n->now[cell] == 0; digit++) {
            const agreement all = agreement_of(n, n->remaining[0], n->agreeing[cell][digit - 1]);
            /* Of a removed clue only the others are added. */
            if (digit != n->given[cell] && (n->listed == SOME_ARE_LISTED || all != NONE_AGREES))
                n->additions[n->addition_count++] = (addition){
                    .cell = (uint8_t)cell, .digit = digit, .several = all == SEVERAL_AGREE};
        }
        for (size_t i = begin; i < n->addition_count; i++)
            n->additions[i].next = (uint16_t)n->addition_count;
    }
}

/* ---------------------------------------------------------------------------------- the search */

/* Adds `left` clues in cells from `first` on. */
static ennead_status add_clues(ennead_neighbors *n, unsigned left, int first)
{
    ennead_solve_options options;
    ennead_puzzle puzzle;
    ennead_solve_result result;
    ennead_status status = ENNEAD_STATUS_OK;

    if (left == 0)
        return wait_for_trial(n, 0, 0);
    ennead_solve_options_init(&options);
    options.solutions = MOST_LISTED;
    options.stop = n->options.stop;
    ennead_puzzle_from_givens(n->now, &puzzle);
    ennead_solve(&puzzle, &options, n->solutions, MOST_LISTED, &result);
    if (is_stopped(n))
        return ENNEAD_STATUS_END;
    if (result.solutions <= 1)
        return ENNEAD_STATUS_OK;
    n->listed = result.solutions < MOST_LISTED ? ALL_ARE_LISTED : SOME_ARE_LISTED;
    if (n->listed == ALL_ARE_LISTED || left <= 2) {
        sort_solutions(n, result.solutions);
        memcpy(n->remaining[left - 1], n->remaining[0], sizeof n->remaining[0]);
        list_additions(n, first);
        return add_listed(n, left, 0, SEVERAL_AGREE);
    }
    for (int cell = first; cell < ENNEAD_CELLS && status == ENNEAD_STATUS_OK; cell++) {
        if (n->now[cell] != 0 || (n->first != NO_CELL && n->added == 0 && cell != n->first))
            continue;
        n->added |= CELL(cell);
        for (uint8_t digit = 1; digit <= 9 && status == ENNEAD_STATUS_OK; digit++) {
            if (digit == n->given[cell] || !fits(n, cell, digit))
                continue;
            n->now[cell] = digit;
            status = add_clues(n, left - 1, cell + 1);
        }
        n->now[cell] = 0;
        n->added &= ~CELL(cell);
    }
    return status;
}

/* --------------------------------------------------------------------------------------- parts */

/* How many sets of k of n things there are. */
static uint64_t combinations(unsigned n, unsigned k)
{
    uint64_t count = n >= k;
    for (unsigned i = 0; i < k && count > 0; i++)
        count = count * (n - i) / (i + 1);
    return count;
}

/* In how many parts the search for each set of removed clues is divided. */
static unsigned cells_apart(const ennead_neighbors *n)
{
    const bool takes_long = n->options.add >= MANY_ADDED || n->options.remove == 0;
    return n->options.add > 0 && takes_long ? ENNEAD_CELLS : 1;
}

static unsigned count_clues(const uint8_t givens[ENNEAD_CELLS])
{
    unsigned clues = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += givens[cell] != 0;
    return clues;
}

uint64_t ennead_neighbors_get_parts(const ennead_neighbors *neighbors,
                                    const uint8_t givens[ENNEAD_CELLS])
{
    return combinations(count_clues(givens), neighbors->options.remove) * cells_apart(neighbors);
}

/* Removes the clues of a set, given by its number in lexicographic order. */
static void remove_clues(ennead_neighbors *n, uint64_t number)
{
    unsigned behind = count_clues(n->given), left = n->options.remove;
    memcpy(n->left, n->given, sizeof n->left);
    for (int cell = 0; cell < ENNEAD_CELLS && left > 0; cell++) {
        if (n->given[cell] == 0)
            continue;
        const uint64_t with = combinations(--behind, left - 1);
        if (number < with) {
            n->left[cell] = 0;
            left--;
        } else {
            number -= with;
        }
    }
}

static ennead_status find_part(ennead_neighbors *n, uint64_t part)
{
    const unsigned apart = cells_apart(n);
    remove_clues(n, part / apart);
    n->first = apart > 1 ? (int)(part % apart) : NO_CELL;
    if (n->first != NO_CELL && n->left[n->first] != 0)
        return ENNEAD_STATUS_OK;
    memcpy(n->now, n->left, sizeof n->now);
    n->added = 0;
    trials_base(&n->trials, n->left);
    return add_clues(n, n->options.add, 0);
}

ennead_status ennead_neighbors_find_parts(ennead_neighbors *neighbors,
                                          const uint8_t givens[ENNEAD_CELLS],
                                          const ennead_neighbor_parts *parts,
                                          ennead_neighbor_function tell, void *user)
{
    ennead_status status = ENNEAD_STATUS_OK;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (givens[cell] > 9)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    const uint64_t all = ennead_neighbors_get_parts(neighbors, givens);
    if (parts->first > all || parts->count > all - parts->first || !(parts->time_limit >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    neighbors->end = parts->time_limit > 0 ? seconds_now() + parts->time_limit : 0;
    neighbors->tell = tell;
    neighbors->user = user;
    memcpy(neighbors->given, givens, sizeof neighbors->given);
    neighbors->trials.count = 0;
    for (uint64_t i = 0; i < parts->count && status == ENNEAD_STATUS_OK; i++)
        status = find_part(neighbors, parts->first + i);
    return status == ENNEAD_STATUS_OK ? tell_all(neighbors) : status;
}

/* ------------------------------------------------------------------------------ without doubles */

typedef struct new_forms {
    ennead_neighbors *of;
    ennead_neighbor_function tell;
    void *user;
    ennead_status status;
} new_forms;

/* Reports what has not been reported before. */
static bool tell_new(void *user, const uint8_t found[ENNEAD_CELLS])
{
    new_forms *forms = user;
    cell_digits form;
    bool is_new = false;

    ennead_canonical(found, form, NULL, NULL);
    forms->status = ennead_grid_set_add(forms->of->forms, form, &is_new);
    return forms->status == ENNEAD_STATUS_OK && (!is_new || forms->tell(forms->user, found));
}

ennead_status ennead_neighbors_find(ennead_neighbors *neighbors, const uint8_t givens[ENNEAD_CELLS],
                                    ennead_neighbor_function tell, void *user)
{
    new_forms forms = {.of = neighbors, .tell = tell, .user = user};
    cell_digits form;
    bool is_new;
    ennead_status status = ennead_canonical(givens, form, NULL, NULL);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_grid_set_add(neighbors->forms, form, &is_new);
    if (status != ENNEAD_STATUS_OK)
        return status;
    const ennead_neighbor_parts all = {
        .count = ennead_neighbors_get_parts(neighbors, givens),
        .time_limit = neighbors->options.time_limit,
    };
    status = ennead_neighbors_find_parts(neighbors, givens, &all, tell_new, &forms);
    return forms.status == ENNEAD_STATUS_OK ? status : forms.status;
}
