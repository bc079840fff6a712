/* SPDX-License-Identifier: MIT */
/*
 * True candidates of 9x9 puzzles, against all their solutions or a search for each candidate;
 * limits, the stop flag, and arguments that cannot be.
 */
#include "support/support.h"

static uint64_t counts[ENNEAD_CELLS][9];
static uint16_t undecided[ENNEAD_CELLS];
static ennead_candidates_result result;

/* Counts with a cap, and otherwise the defaults. */
static void count_up_to(const ennead_puzzle *puzzle, uint64_t cap)
{
    ennead_candidates_options options;

    ennead_candidates_options_init(&options);
    options.cap = cap;
    memset(counts, 0xff, sizeof counts);
    assert_int_equal(ennead_count_candidates(puzzle, &options, counts, undecided, &result),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(undecided[cell], 0);
}

/* How many solutions there are with a digit in a cell, at most `cap` (0: all). */
static uint64_t with_digit(const ennead_puzzle *puzzle, int cell, int digit, uint64_t cap)
{
    ennead_puzzle question = *puzzle;

    question.candidates[cell] &= (uint16_t)(1u << (digit - 1));
    return solved(&question, &OPTIONS(.solutions = cap), NULL, 0).solutions;
}

static void assert_counts(const ennead_puzzle *puzzle, uint64_t cap)
{
    const ennead_verdict verdict = solved(puzzle, &OPTIONS(.solutions = 2), NULL, 0).verdict;

    count_up_to(puzzle, cap);
    assert_int_equal(result.verdict, verdict);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            assert_int_equal(counts[cell][digit - 1], with_digit(puzzle, cell, digit, cap));
}

static void as_a_search_for_each_candidate_says(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_SEVERAL, PUZZLE_UNIQUE, PUZZLE_SEVERAL,
                                             PUZZLE_NONE,    PUZZLE_CLASH,  PUZZLE_FULL};
    struct generator g = {22};

    for (size_t i = 0; i < test_size(30, 600); i++) {
        board givens;
        ennead_puzzle puzzle;
        generate_puzzle(&g, kinds[i % COUNT_OF(kinds)], givens);
        ennead_puzzle_from_givens(givens, &puzzle);
        for (uint64_t cap = 1; cap < 50; cap *= 3)
            assert_counts(&puzzle, cap);
    }
}

static void all_solutions_are_counted(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);

    assert_counts(&puzzle, 0);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        uint64_t sum = 0;
        for (int digit = 1; digit <= 9; digit++)
            sum += counts[cell][digit - 1];
        assert_int_equal(sum, TWO_BANDS_SOLUTIONS);
    }
}

static void every_candidate_of_an_empty_board_is_true(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

    for (uint64_t cap = 1; cap < 50; cap *= 7) {
        count_up_to(&puzzle, cap);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_SEVERAL);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            for (int digit = 1; digit <= 9; digit++)
                assert_int_equal(counts[cell][digit - 1], cap);
    }
    assert_true(result.searches < 729);
}

static void pencil_marks_are_respected(void **state)
{
    (void)state;
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

    for (int cell = 0; cell < 9; cell++)
        puzzle.candidates[cell] = (uint16_t)(ENNEAD_ALL_DIGITS & ~(1u << cell));
    puzzle.candidates[80] = 1;
    assert_counts(&puzzle, 1);
    puzzle.candidates[80] = 0;
    assert_counts(&puzzle, 1);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_NONE);
}

/* Ends early with `options`, and asserts that what is known is true and marked. */
static void assert_known_so_far(const ennead_puzzle *puzzle,
                                const ennead_candidates_options *options, ennead_search_end end)
{
    static uint64_t full[ENNEAD_CELLS][9];
    int open = 0;

    count_up_to(puzzle, options->cap);
    memcpy(full, counts, sizeof full);
    assert_int_equal(ennead_count_candidates(puzzle, options, counts, undecided, &result),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.end, end);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int value = 0; value < 9; value++) {
            const bool final = (undecided[cell] >> value & 1) == 0;
            open += !final;
            assert_true(final ? counts[cell][value] == full[cell][value]
                              : counts[cell][value] <= full[cell][value]);
        }
    assert_true(open > 0);
}

static void what_is_known_at_a_limit_is_given(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    ennead_candidates_options options;
    ennead_stop stop = {0};
    bool found_some = false;

    ennead_candidates_options_init(&options);
    for (options.cap = 1; options.cap < 10; options.cap += 4)
        for (options.node_limit = 1; options.node_limit < 150; options.node_limit *= 2) {
            assert_known_so_far(&puzzle, &options, ENNEAD_SEARCH_END_NODES);
            assert_true(result.nodes <= options.node_limit);
            found_some = found_some || result.verdict == ENNEAD_VERDICT_SEVERAL;
        }
    assert_true(found_some);
    options.cap = options.node_limit = 1;
    assert_known_so_far(&puzzle, &options, ENNEAD_SEARCH_END_NODES);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
    options.node_limit = 0;
    options.time_limit = 1e-9;
    assert_known_so_far(&puzzle, &options, ENNEAD_SEARCH_END_TIME);
    options.time_limit = 3600;
    count_up_to(&puzzle, 1);
    options.stop = &stop;
    assert_int_equal(ennead_count_candidates(&puzzle, &options, counts, undecided, &result),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
    ennead_stop_set(&stop);
    assert_known_so_far(&puzzle, &options, ENNEAD_SEARCH_END_STOP);
}

/* With one solution found and others possible. */
static void one_solution_so_far_is_no_proof(void **state)
{
    (void)state;
    struct generator g = {23};
    bool found = false;

    for (int i = 0; i < 50; i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_candidates_options options;
        generate_puzzle(&g, PUZZLE_UNIQUE, givens);
        ennead_puzzle_from_givens(givens, &puzzle);
        ennead_candidates_options_init(&options);
        do {
            options.node_limit++;
            assert_int_equal(ennead_count_candidates(&puzzle, &options, counts, undecided, &result),
                             ENNEAD_STATUS_OK);
            found = found || result.verdict == ENNEAD_VERDICT_FOUND;
            assert_int_equal(result.end == ENNEAD_SEARCH_END_COMPLETE,
                             result.verdict == ENNEAD_VERDICT_UNIQUE);
        } while (result.verdict != ENNEAD_VERDICT_UNIQUE);
    }
    assert_true(found);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_candidates_options options;

    assert_int_equal(ennead_count_candidates(&puzzle, NULL, counts, undecided, &result),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    ennead_candidates_options_init(&options);
    options.time_limit = -1;
    assert_int_equal(ennead_count_candidates(&puzzle, &options, counts, undecided, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_candidates_options_init(&options);
    options.size = 1;
    assert_int_equal(ennead_count_candidates(&puzzle, &options, counts, undecided, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    puzzle.givens[0] = 10;
    assert_int_equal(ennead_count_candidates(&puzzle, NULL, counts, undecided, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_a_search_for_each_candidate_says),
        cmocka_unit_test(all_solutions_are_counted),
        cmocka_unit_test(every_candidate_of_an_empty_board_is_true),
        cmocka_unit_test(pencil_marks_are_respected),
        cmocka_unit_test(what_is_known_at_a_limit_is_given),
        cmocka_unit_test(one_solution_so_far_is_no_proof),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
