/* SPDX-License-Identifier: MIT */
/*
 * Mistakes: which digits of a state are wrong when it leads nowhere. The givens are assumed to be
 * right. If they have one solution, it decides. If they have several, or there are none because
 * the state came as pencil marks, only a contradiction can be called a mistake.
 */
#include <string.h>

#include "grid/assertions.h"
#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

/* Limits on search nodes: for one question, and for each of up to 81 questions. */
enum { NODE_LIMIT = 10000, NODE_LIMIT_OF_MANY = 1000 };

/* The number of solutions: 0, 1, or 2 for more; also 2 if the search is given up. */
static int count_solutions(const ennead_puzzle *puzzle, uint64_t node_limit,
                           uint8_t solution[ENNEAD_CELLS])
{
    ennead_solve_options options;
    ennead_solve_result result;

    ennead_solve_options_init(&options);
    options.node_limit = node_limit;
    if (ennead_solve(puzzle, &options, (uint8_t(*)[ENNEAD_CELLS])solution, 1, &result) !=
        ENNEAD_STATUS_OK)
        return 2;
    return result.verdict == ENNEAD_VERDICT_NONE     ? 0
           : result.verdict == ENNEAD_VERDICT_UNIQUE ? 1
                                                     : 2;
}

/* Whether a digit went from a cell because a wrong digit was placed in a cell that it sees. Then
 * only that one is reported. */
static bool sees_wrong(const ennead_state *state, cells wrong, int cell, int digit)
{
    ASSERT(within_grid(wrong));
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    FOR_EACH_CELL(rest, peers[cell] & wrong)
        if (state->values[lowest_cell(rest)] == digit)
            return true;
    return false;
}

/* Compares with the only solution of the givens. */
static void compare(const ennead_state *state, ennead_state_check *check)
{
    cells wrong = 0, lost = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] != 0 && state->values[cell] != check->solution[cell])
            wrong |= CELL(cell);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int right = check->solution[cell];
        if (state->values[cell] == 0 && (state->candidates[cell] & digit_set(right)) == 0 &&
            !sees_wrong(state, wrong, cell, right))
            lost |= CELL(cell);
    }
    check->wrong = set_of_cells(wrong);
    check->lost = set_of_cells(lost);
    check->verdict =
        (wrong | lost) == 0 ? ENNEAD_STATE_VERDICT_RIGHT : ENNEAD_STATE_VERDICT_MISTAKE;
}

/* The cells whose digit another cell of a house has too; givens only where two givens conflict. */
static cells conflicting_cells(const ennead_state *state)
{
    cells conflicting = 0, givens = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_EACH_CELL(rest, peers[cell])
            if (state->values[cell] != 0 && state->values[lowest_cell(rest)] == state->values[cell])
                conflicting |= CELL(cell);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->givens[cell] != 0)
            givens |= CELL(cell);
    return (conflicting & ~givens) != 0 ? conflicting & ~givens : conflicting;
}

/* The puzzle before a digit was placed, as far as it can be reconstructed: the cell may hold any
 * digit that it does not see, and the cells that see it may hold its digit. */
static void take_back(const ennead_state *state, int cell, ennead_puzzle *puzzle)
{
    ASSERT(cell_in_range(cell));
    const digits digit = digit_set(state->values[cell]);

    ennead_state_to_puzzle(state, puzzle);
    puzzle->candidates[cell] = ALL_DIGITS;
    FOR_EACH_CELL(rest, peers[cell])
        if (state->values[lowest_cell(rest)] == 0)
            puzzle->candidates[lowest_cell(rest)] |= digit;
}

/* The digits that, if any single one of them is taken back, leave a solution. */
static cells suspects(const ennead_state *state)
{
    uint8_t solution[ENNEAD_CELLS];
    ennead_puzzle puzzle;
    cells found = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] == 0 || state->givens[cell] != 0)
            continue;
        take_back(state, cell, &puzzle);
        if (count_solutions(&puzzle, NODE_LIMIT_OF_MANY, solution) > 0)
            found |= CELL(cell);
    }
    return found;
}

/* If the givens alone have no solution, finds those that may be misprints. */
static void doubt_givens(const ennead_puzzle *givens, ennead_state_check *check)
{
    ennead_solve_options options;
    ennead_verdict verdicts[ENNEAD_CELLS];
    cells found[ENNEAD_VERDICT_LIMIT + 1] = {0};

    ennead_solve_options_init(&options);
    options.node_limit = NODE_LIMIT_OF_MANY;
    if (ennead_solve_without_each(givens, &options, verdicts) != ENNEAD_STATUS_OK)
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (givens->givens[cell] != 0)
            found[verdicts[cell]] |= CELL(cell);
    check->without = found[ENNEAD_VERDICT_UNIQUE] != 0    ? ENNEAD_VERDICT_UNIQUE
                     : found[ENNEAD_VERDICT_SEVERAL] != 0 ? ENNEAD_VERDICT_SEVERAL
                                                          : ENNEAD_VERDICT_NONE;
    if (check->without != ENNEAD_VERDICT_NONE)
        check->misprints = set_of_cells(found[check->without]);
}

static bool is_state(const ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->givens[cell] > 9 || state->values[cell] > 9 ||
            state->candidates[cell] > ENNEAD_ALL_DIGITS)
            return false;
    return true;
}

ennead_status ennead_check_state(const ennead_state *state, ennead_state_check *check)
{
    ennead_puzzle puzzle;

    if (!is_state(state))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    *check = (ennead_state_check){.verdict = ENNEAD_STATE_VERDICT_OPEN};
    (void)ennead_puzzle_from_givens(state->givens, &puzzle);
    const int of_givens = count_solutions(&puzzle, NODE_LIMIT, check->solution);
    if (of_givens == 1) {
        check->by_givens = true;
        compare(state, check);
        return ENNEAD_STATUS_OK;
    }
    memset(check->solution, 0, sizeof check->solution);
    if (of_givens == 0)
        doubt_givens(&puzzle, check);
    check->wrong = set_of_cells(conflicting_cells(state));
    if (cells_of_set(check->wrong) != 0) {
        check->verdict = ENNEAD_STATE_VERDICT_IMPOSSIBLE;
        return ENNEAD_STATUS_OK;
    }
    ennead_state_to_puzzle(state, &puzzle);
    const int solutions = count_solutions(&puzzle, NODE_LIMIT, check->solution);
    if (solutions == 1)
        check->verdict = ENNEAD_STATE_VERDICT_RIGHT;
    else
        memset(check->solution, 0, sizeof check->solution);
    if (solutions == 0) {
        check->verdict = ENNEAD_STATE_VERDICT_IMPOSSIBLE;
        check->wrong = set_of_cells(suspects(state));
    }
    return ENNEAD_STATUS_OK;
}
