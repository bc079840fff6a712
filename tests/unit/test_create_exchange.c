/* SPDX-License-Identifier: MIT */
/*
 * Exchanging groups of clues, by driving one job with the engine for one puzzle: what it ends with
 * needs every clue, and the solutions that are kept are those that show it.
 */
#include "fillers.h"

#include <stdlib.h>

#include "create/job.h"

static const struct asking {
    uint64_t solutions;
    size_t shown;
} askings[QUESTIONS] = {[ASK_ANY] = {1, 0},
                        [ASK_UNIQUE] = {2, 1},
                        [ASK_MANY] = {MOST_COUNTED, MOST_SHOWN},
                        [ASK_OTHER] = {1, 1},
                        [ASK_ALL] = {MOST_LISTED, MOST_LISTED},
                        [ASK_TWO] = {2, 2}};

/* Answers the job's next question. False: it has none. */
static bool step(job *j, const plan *p, unsigned asked[QUESTIONS])
{
    static uint8_t solutions[MOST_LISTED][ENNEAD_CELLS];
    const question next = job_ask(j, p);
    ennead_options options;
    ennead_result result;

    if (next == ASK_NOTHING)
        return false;
    asked[next]++;
    ennead_options_init(&options);
    options.solutions = askings[next].solutions;
    assert_int_equal(
        ennead_solve(&j->thinning.puzzle, &options, solutions, askings[next].shown, &result),
        ENNEAD_OK);
    job_answer(j, p, &(answer){&result, solutions});
    return true;
}

static uint64_t solutions_of(const job *j, cells clues)
{
    board givens;
    ennead_puzzle puzzle;
    ennead_result result;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        givens[cell] = (clues & CELL(cell)) != 0 ? j->thinning.solution[cell] : 0;
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_OK);
    assert_int_equal(ennead_solve(&puzzle, NULL, NULL, 0, &result), ENNEAD_OK);
    return result.solutions;
}

static void assert_needs_every_clue(const job *j)
{
    assert_int_equal(solutions_of(j, j->thinning.clues), 1);
    for (cells left = j->thinning.clues; left != 0; left = without_lowest_cell(left))
        assert_int_equal(solutions_of(j, j->thinning.clues & ~CELL(lowest_cell(left))), 2);
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
        ennead_wishes wishes;
        ennead_obstacle obstacle;
        plan p;
        ennead_wishes_init(&wishes);
        wishes.symmetry = wanted[k].symmetry;
        wishes.most_clues = wanted[k].most;
        assert_int_equal(plan_make(&wishes, &p, &obstacle), ENNEAD_OK);
        assert_true(p.exchanging);
        p.filler = grids;
        for (uint64_t number = 0; number < 8; number++) {
            job j = {.exchange = x};
            job_begin(&j, &p, number, BY_LUCK, 0);
            while (step(&j, &p, asked))
                continue;
            if (j.stage != STAGE_READY)
                continue;
            ready++;
            assert_needs_every_clue(&j);
            assert_true(has_symmetry(j.thinning.clues, wanted[k].symmetry));
            assert_true(cell_count(j.thinning.clues) <= wanted[k].most);
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
    ennead_wishes wishes;
    ennead_obstacle obstacle;
    plan p;

    ennead_wishes_init(&wishes);
    assert_int_equal(plan_make(&wishes, &p, &obstacle), ENNEAD_OK);
    assert_false(p.exchanging);
    wishes.symmetry = ENNEAD_SYMMETRY_HALF_TURN;
    wishes.surplus = ENNEAD_REDUNDANT;
    assert_int_equal(plan_make(&wishes, &p, &obstacle), ENNEAD_OK);
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
