/* SPDX-License-Identifier: MIT */
/*
 * Puzzles without each of their givens, against puzzles that never had it; limits, and options that
 * cannot be.
 */
#include "support/support.h"

/* The verdict of a puzzle that never had the given of a cell. */
static ennead_verdict without(const board givens, int cell)
{
    board rest;
    ennead_puzzle puzzle;
    ennead_solve_result result;

    memcpy(rest, givens, sizeof rest);
    rest[cell] = 0;
    ennead_puzzle_from_givens(rest, &puzzle);
    assert_int_equal(ennead_solve(&puzzle, NULL, NULL, 0, &result), ENNEAD_STATUS_OK);
    return result.verdict;
}

static void each_is_what_it_would_be_without_the_given(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_FULL, PUZZLE_UNIQUE, PUZZLE_SEVERAL,
                                             PUZZLE_CLASH, PUZZLE_NONE};
    struct generator g = {5};

    for (size_t i = 0; i < 40; i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_verdict verdicts[ENNEAD_CELLS];

        generate_puzzle(&g, kinds[i % COUNT_OF(kinds)], givens);
        ennead_puzzle_from_givens(givens, &puzzle);
        assert_int_equal(ennead_solve_without_each(&puzzle, NULL, verdicts), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(verdicts[cell], without(givens, cell));
    }
}

static void limits_are_for_each(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    ennead_verdict verdicts[ENNEAD_CELLS];
    ennead_solve_options options;
    ennead_stop stop = {0};

    ennead_solve_options_init(&options);
    ennead_stop_set(&stop);
    options.stop = &stop;
    assert_int_equal(ennead_solve_without_each(&puzzle, &options, verdicts), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(verdicts[cell], ENNEAD_VERDICT_LIMIT);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    ennead_verdict verdicts[ENNEAD_CELLS];
    ennead_solve_options options;

    ennead_solve_options_init(&options);
    options.time_limit = -1;
    assert_int_equal(ennead_solve_without_each(&puzzle, &options, verdicts),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    puzzle.givens[80] = 10;
    assert_int_equal(ennead_solve_without_each(&puzzle, NULL, verdicts),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_what_it_would_be_without_the_given),
        cmocka_unit_test(limits_are_for_each),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
