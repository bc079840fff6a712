/* SPDX-License-Identifier: MIT */
/*
 * What all searches have in common: options and their ranges, limits, the stop flag, and verdict
 * and end of every way a search can end.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/support.h"

#include "search/base/search.h"

#include <math.h>
#include <pthread.h>
#include <time.h>

#include "search/isa.h"

static const ennead_engine engines[] = {ENNEAD_ENGINE_AUTO, ENNEAD_ENGINE_BIFURCATION,
                                        ENNEAD_ENGINE_RANDOM};

static void the_defaults_are_as_documented(void **state)
{
    (void)state;
    ennead_solve_options options;

    memset(&options, 0xee, sizeof options);
    ennead_solve_options_init(&options);
    assert_int_equal(options.size, sizeof options);
    assert_int_equal(options.engine, ENNEAD_ENGINE_AUTO);
    assert_int_equal(options.order, ENNEAD_ORDER_ANY);
    assert_int_equal(options.solutions, 2);
    assert_int_equal(options.node_limit, 0);
    assert_true(options.time_limit == 0);
    assert_null(options.stop);
    assert_int_equal(options.seed, 0);
    assert_int_equal(options.stream, 0);
    assert_true(options.on_cell == NULL);
    assert_null(options.on_cell_user);
}

/* What a caller does that was compiled with an older, shorter struct, or a newer, longer one. */
static void only_the_first_size_bytes_are_written(void **state)
{
    (void)state;
    for (size_t size = sizeof(size_t); size <= sizeof(ennead_solve_options); size++) {
        ennead_solve_options options;
        unsigned char *bytes = (unsigned char *)&options;

        memset(&options, 0xee, sizeof options);
        ennead_solve_options_init_sized(&options, size);
        assert_int_equal(options.size, size);
        for (size_t i = size; i < sizeof options; i++)
            assert_int_equal(bytes[i], 0xee);
    }
}

static void a_longer_struct_of_a_newer_header_is_zeroed(void **state)
{
    (void)state;
    struct {
        ennead_solve_options options;
        unsigned char newer[32];
    } longer;

    memset(&longer, 0xee, sizeof longer);
    ennead_solve_options_init_sized(&longer.options, sizeof longer);
    assert_int_equal(longer.options.solutions, 2);
    for (size_t i = 0; i < sizeof longer.newer; i++)
        assert_int_equal(longer.newer[i], 0);
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    assert_int_equal(solved(&puzzle, &longer.options, NULL, 0).verdict, ENNEAD_VERDICT_UNIQUE);
}

static void a_shorter_struct_leaves_the_rest_at_defaults(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(SLOW_PUZZLE);
    /* Members behind `solutions` hold values that would be noticed. */
    const ennead_solve_options options = {.size = offsetof(ennead_solve_options, node_limit),
                                          .solutions = 2,
                                          .node_limit = 1,
                                          .time_limit = -1};

    assert_int_equal(solved(&puzzle, &options, NULL, 0).verdict, ENNEAD_VERDICT_UNIQUE);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    const ennead_solve_options bad[] = {
        OPTIONS(.engine = (ennead_engine)4),
        OPTIONS(.engine = (ennead_engine)-1),
        OPTIONS(.order = (ennead_order)2),
        OPTIONS(.order = (ennead_order)-1),
        OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .order = ENNEAD_ORDER_LEXICOGRAPHIC),
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .order = ENNEAD_ORDER_LEXICOGRAPHIC),
        OPTIONS(.time_limit = -1e-9),
        OPTIONS(.time_limit = (double)NAN),
        OPTIONS(.timing = (ennead_timing)2),
        OPTIONS(.timing = (ennead_timing)-1),
        {.size = 0},
    };
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);

    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        ennead_solve_result result;
        ennead_iterator *iterator;

        assert_int_equal(ennead_solve(&puzzle, &bad[i], NULL, 0, &result),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_iterator_new(&puzzle, &bad[i], NULL, &iterator),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_null(iterator);
    }
}

static void puzzles_out_of_range_are_refused(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        ennead_puzzle givens = puzzle_of(EXAMPLE_PUZZLE), candidates = givens;
        ennead_solve_result result;

        givens.givens[cell] = 10;
        assert_int_equal(ennead_solve(&givens, NULL, NULL, 0, &result), ENNEAD_STATUS_BAD_ARGUMENT);
        candidates.candidates[cell] = 0x200;
        assert_int_equal(ennead_solve(&candidates, NULL, NULL, 0, &result),
                         ENNEAD_STATUS_BAD_ARGUMENT);
    }
}

/* The verdict and the end for each number of solutions a puzzle has and each number asked for. */
static void verdict_and_end_say_what_is_known(void **state)
{
    (void)state;
    static const struct {
        const char *puzzle;
        uint64_t wanted;
        ennead_verdict verdict;
        ennead_search_end end;
        uint64_t solutions;
    } cases[] = {
        {DEAD_PUZZLE, 0, ENNEAD_VERDICT_NONE, ENNEAD_SEARCH_END_COMPLETE, 0},
        {DEAD_PUZZLE, 1, ENNEAD_VERDICT_NONE, ENNEAD_SEARCH_END_COMPLETE, 0},
        {DEAD_PUZZLE, 2, ENNEAD_VERDICT_NONE, ENNEAD_SEARCH_END_COMPLETE, 0},
        {CLASHING_PUZZLE, 2, ENNEAD_VERDICT_NONE, ENNEAD_SEARCH_END_COMPLETE, 0},
        {EXAMPLE_PUZZLE, 0, ENNEAD_VERDICT_UNIQUE, ENNEAD_SEARCH_END_COMPLETE, 1},
        {EXAMPLE_PUZZLE, 1, ENNEAD_VERDICT_FOUND, ENNEAD_SEARCH_END_SOLUTIONS, 1},
        {EXAMPLE_PUZZLE, 2, ENNEAD_VERDICT_UNIQUE, ENNEAD_SEARCH_END_COMPLETE, 1},
        {EXAMPLE_SOLUTION, 1, ENNEAD_VERDICT_FOUND, ENNEAD_SEARCH_END_SOLUTIONS, 1},
        {EXAMPLE_SOLUTION, 2, ENNEAD_VERDICT_UNIQUE, ENNEAD_SEARCH_END_COMPLETE, 1},
        {TWO_BANDS, 0, ENNEAD_VERDICT_SEVERAL, ENNEAD_SEARCH_END_COMPLETE, TWO_BANDS_SOLUTIONS},
        {TWO_BANDS, 1, ENNEAD_VERDICT_FOUND, ENNEAD_SEARCH_END_SOLUTIONS, 1},
        {TWO_BANDS, 2, ENNEAD_VERDICT_SEVERAL, ENNEAD_SEARCH_END_SOLUTIONS, 2},
        {TWO_BANDS, 1000, ENNEAD_VERDICT_SEVERAL, ENNEAD_SEARCH_END_SOLUTIONS, 1000},
        {TWO_BANDS, 1728, ENNEAD_VERDICT_SEVERAL, ENNEAD_SEARCH_END_SOLUTIONS, 1728},
        {TWO_BANDS, 1729, ENNEAD_VERDICT_SEVERAL, ENNEAD_SEARCH_END_COMPLETE, 1728},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (size_t j = 0; j < COUNT_OF(engines); j++) {
            const ennead_puzzle puzzle = puzzle_of(cases[i].puzzle);
            const ennead_solve_options options =
                OPTIONS(.engine = engines[j], .solutions = cases[i].wanted);
            const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);

            assert_int_equal(result.verdict, cases[i].verdict);
            assert_int_equal(result.end, cases[i].end);
            assert_int_equal(result.solutions, cases[i].solutions);
        }
}

/* With exactly as many nodes as a search needs it is the same search; with fewer it ends at the
 * limit, and finds no more than before. */
static void the_node_limit_is_exact(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
        const ennead_solve_options free_run = OPTIONS(.engine = engines[j]);
        const ennead_solve_result whole = solved(&puzzle, &free_run, NULL, 0);

        const ennead_solve_options enough =
            OPTIONS(.engine = engines[j], .node_limit = whole.counters.nodes);
        const ennead_solve_result same = solved(&puzzle, &enough, NULL, 0);
        assert_results_equal(&same, &whole);

        for (uint64_t limit = 1; limit < whole.counters.nodes; limit += 1 + limit / 8) {
            const ennead_solve_options options = OPTIONS(.engine = engines[j], .node_limit = limit);
            const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);

            assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
            assert_int_equal(result.end, ENNEAD_SEARCH_END_NODES);
            assert_int_equal(result.counters.nodes, limit);
            assert_true(result.solutions <= whole.solutions);
        }
    }
}

/* No search finds that many, so the count is put in. */
static void a_count_ends_where_it_no_longer_fits(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    search s;
    board solution;
    ennead_solve_result result;

    search_start(&s, auto_engine_in_use(), &puzzle, &OPTIONS(.solutions = 0));
    s.found = UINT64_MAX - 1;
    assert_int_equal(search_next(&s, solution), ENNEAD_STATUS_OK);
    assert_int_equal(search_next(&s, solution), ENNEAD_STATUS_END);
    search_result(&s, &result);
    assert_int_equal(result.solutions, UINT64_MAX);
    assert_int_equal(result.end, ENNEAD_SEARCH_END_SOLUTIONS);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_SEVERAL);
}

static double wall_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Work without an end for any engine: all solutions of the empty board. */
static void the_time_limit_ends_a_search(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
        const ennead_solve_options options = OPTIONS(.engine = engines[j], .time_limit = 0.05);
        const double start = wall_seconds();
        const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);
        const double taken = wall_seconds() - start;

        assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_TIME);
        assert_true(result.seconds >= 0.05 && result.seconds <= taken);
        assert_true(taken < 5);
    }
}

static void a_generous_time_limit_changes_nothing(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
        const ennead_solve_options without = OPTIONS(.engine = engines[j]);
        const ennead_solve_options with = OPTIONS(.engine = engines[j], .time_limit = 1000);
        const ennead_solve_result expected = solved(&puzzle, &without, NULL, 0);
        const ennead_solve_result result = solved(&puzzle, &with, NULL, 0);

        assert_results_equal(&result, &expected);
        assert_true(result.first_seconds > 0 && result.first_seconds <= result.seconds);
    }
}

static void without_a_solution_there_is_no_time_to_the_first(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(DEAD_PUZZLE);

    assert_true(solved(&puzzle, NULL, NULL, 0).first_seconds == 0);
}

/* The clock is read only when that is asked for. */
static void times_are_measured_on_demand(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
        const ennead_solve_options untimed = OPTIONS(.engine = engines[j]);
        const ennead_solve_options timed =
            OPTIONS(.engine = engines[j], .timing = ENNEAD_TIMING_ON);
        const ennead_solve_result without = solved(&puzzle, &untimed, NULL, 0);
        const ennead_solve_result with = solved(&puzzle, &timed, NULL, 0);

        assert_results_equal(&with, &without);
        assert_true(without.first_seconds == 0 && without.seconds == 0);
        assert_true(with.first_seconds > 0 && with.first_seconds <= with.seconds);
    }
}

static void a_flag_set_before_ends_a_search_at_once(void **state)
{
    (void)state;
    ennead_stop stop = {0};

    ennead_stop_set(&stop);
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
        const ennead_solve_options options = OPTIONS(.engine = engines[j], .stop = &stop);
        const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);

        assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
        assert_int_equal(result.solutions, 0);
    }
}

static void *set_soon(void *stop)
{
    const struct timespec wait = {0, 20000000};

    nanosleep(&wait, NULL);
    ennead_stop_set(stop);
    return NULL;
}

static void a_flag_set_by_another_thread_ends_a_search(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
        ennead_stop stop = {0};
        const ennead_solve_options options = OPTIONS(.engine = engines[j], .stop = &stop);
        pthread_t thread;

        assert_int_equal(pthread_create(&thread, NULL, set_soon, &stop), 0);
        const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_defaults_are_as_documented),
        cmocka_unit_test(only_the_first_size_bytes_are_written),
        cmocka_unit_test(a_longer_struct_of_a_newer_header_is_zeroed),
        cmocka_unit_test(a_shorter_struct_leaves_the_rest_at_defaults),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(puzzles_out_of_range_are_refused),
        cmocka_unit_test(verdict_and_end_say_what_is_known),
        cmocka_unit_test(the_node_limit_is_exact),
        cmocka_unit_test(a_count_ends_where_it_no_longer_fits),
        cmocka_unit_test(the_time_limit_ends_a_search),
        cmocka_unit_test(a_generous_time_limit_changes_nothing),
        cmocka_unit_test(times_are_measured_on_demand),
        cmocka_unit_test(without_a_solution_there_is_no_time_to_the_first),
        cmocka_unit_test(a_flag_set_before_ends_a_search_at_once),
        cmocka_unit_test(a_flag_set_by_another_thread_ends_a_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
