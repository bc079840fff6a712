/* SPDX-License-Identifier: MIT */
/*
 * Exchanging groups of clues, by driving one making with the engine for one puzzle: what it ends
 * with needs every clue, and the solutions that are kept are those that show it.
 */
#include "support/fillers.h"

#include <stdlib.h>

#include "create/making/exchange.h"
#include "create/making/making.h"

static const struct asking {
    uint64_t solutions;
    size_t shown;
} askings[QUESTIONS] = {[ASK_ANY] = {1, 0},
                        [ASK_UNIQUE] = {2, 1},
                        [ASK_MANY] = {MOST_COUNTED, MOST_SHOWN},
                        [ASK_OTHER] = {1, 1},
                        [ASK_ALL] = {MOST_LISTED, MOST_LISTED},
                        [ASK_TWO] = {2, 2}};

/* Answers the next question. Returns false if there is none. */
static bool step(making *m, const plan *p, unsigned asked[QUESTIONS])
{
    static uint8_t solutions[MOST_LISTED][ENNEAD_CELLS];
    const question next = making_ask(m, p);
    ennead_solve_options options;
    ennead_solve_result result;

    if (next == ASK_NOTHING)
        return false;
    asked[next]++;
    ennead_solve_options_init(&options);
    options.solutions = askings[next].solutions;
    assert_int_equal(
        ennead_solve(&m->thinning.puzzle, &options, solutions, askings[next].shown, &result),
        ENNEAD_STATUS_OK);
    making_answer(m, p, &(solver_answer){&result, solutions});
    return true;
}

static uint64_t solutions_of(const making *m, cells clues)
{
    board givens;
    ennead_puzzle puzzle;
    ennead_solve_result result;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        givens[cell] = (clues & CELL(cell)) != 0 ? m->thinning.solution[cell] : 0;
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve(&puzzle, NULL, NULL, 0, &result), ENNEAD_STATUS_OK);
    return result.solutions;
}

static void assert_needs_every_clue(const making *m)
{
    assert_int_equal(solutions_of(m, m->thinning.clues), 1);
    for (cells left = m->thinning.clues; left != 0; left = without_lowest_cell(left))
        assert_int_equal(solutions_of(m, m->thinning.clues & ~CELL(lowest_cell(left))), 2);
}

static void jobs_end_with_puzzles_that_need_every_clue(void **state)
{
    (void)state;
    static const struct {
        ennead_symmetry symmetry;
        int most;
    } wanted[] = {{ENNEAD_SYMMETRY_HALF_TURN, 26},
                  {ENNEAD_SYMMETRY_DIAGONAL, 81},
                  {ENNEAD_SYMMETRY_QUARTER_TURN, 81}};
    unsigned asked[QUESTIONS] = {0}, ready = 0;
    exchange *x = malloc(sizeof *x);

    assert_non_null(x);
    for (size_t k = 0; k < COUNT_OF(wanted); k++) {
        ennead_request request;
        ennead_request_conflict conflict;
        plan p;
        ennead_request_init(&request);
        request.symmetry = wanted[k].symmetry;
        request.most_clues = wanted[k].most;
        assert_int_equal(plan_make(&request, &p, &conflict), ENNEAD_STATUS_OK);
        assert_true(p.exchanging);
        p.filler = grids;
        for (uint64_t number = 0; number < 8; number++) {
            making m = {.exchange = x};
            making_begin(&m, &p, number, BY_LUCK, 0);
            while (step(&m, &p, asked))
                continue;
            if (m.stage != STAGE_READY)
                continue;
            ready++;
            assert_needs_every_clue(&m);
            assert_true(has_symmetry(m.thinning.clues, wanted[k].symmetry));
            assert_true(cell_count(m.thinning.clues) <= wanted[k].most);
        }
    }
    free(x);
    assert_true(ready > 12);
    assert_true(asked[ASK_ALL] > 0 && asked[ASK_OTHER] > asked[ASK_ALL]);
    assert_int_equal(asked[ASK_MANY] + asked[ASK_TWO], 0);
}

/* The oldest of the solutions that are kept makes room. */
static void as_many_are_kept_as_there_is_room_for(void **state)
{
    (void)state;
    exchange *x = calloc(1, sizeof *x);
    board solution;

    assert_non_null(x);
    for (int i = 0; i < MOST_SHOWING + 3; i++) {
        memset(solution, i, sizeof solution);
        exchange_show(x, solution, i);
    }
    assert_int_equal(x->showing, MOST_SHOWING);
    assert_int_equal(x->oldest, 3);
    assert_int_equal(x->place[2], MOST_SHOWING + 2);
    assert_int_equal(x->shows[2][80], MOST_SHOWING + 2);
    assert_int_equal(x->place[3], 3);
    free(x);
}

static void only_groups_that_may_not_be_needless_are_exchanged(void **state)
{
    (void)state;
    ennead_request request;
    ennead_request_conflict conflict;
    plan p;

    ennead_request_init(&request);
    assert_int_equal(plan_make(&request, &p, &conflict), ENNEAD_STATUS_OK);
    assert_false(p.exchanging);
    request.symmetry = ENNEAD_SYMMETRY_HALF_TURN;
    request.surplus = ENNEAD_SURPLUS_ALLOWED;
    assert_int_equal(plan_make(&request, &p, &conflict), ENNEAD_STATUS_OK);
    assert_false(p.exchanging);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_end_with_puzzles_that_need_every_clue),
        cmocka_unit_test(as_many_are_kept_as_there_is_room_for),
        cmocka_unit_test(only_groups_that_may_not_be_needless_are_exchanged),
    };
    return cmocka_run_group_tests(tests, make_filler, free_filler);
}
