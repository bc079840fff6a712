/* SPDX-License-Identifier: MIT */
/*
 * The tally of solutions: what searches of all kinds add to it, and that another thread sees it
 * grow.
 */
#include "support/batches.h"

#include "grid/tally.h"

#include <pthread.h>

static void it_adds_up(void **state)
{
    (void)state;
    ennead_tally tally = {0};

    assert_int_equal(ennead_tally_get_solutions(&tally), 0);
    tally_add(&tally, 3);
    tally_add(&tally, UINT32_MAX);
    assert_int_equal(ennead_tally_get_solutions(&tally), (uint64_t)UINT32_MAX + 3);
    tally_add(NULL, 1);
}

static void a_search_adds_its_solutions(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    ennead_tally tally = {0};
    ennead_solve_options options = OPTIONS(.tally = &tally);

    for (int engine = ENNEAD_ENGINE_AUTO; engine <= ENNEAD_ENGINE_RANDOM; engine++) {
        options.engine = (ennead_engine)engine;
        solved(&puzzle, &options, NULL, 0);
        assert_int_equal(ennead_tally_get_solutions(&tally),
                         (uint64_t)(engine + 1) * TWO_BANDS_SOLUTIONS);
    }
}

/* The batch once: solve_together may solve it in other ways, too. */
static void solve_once(ennead_solver *solver, const ennead_puzzle *puzzles, size_t count,
                       const ennead_solve_options *options)
{
    ennead_solve_result results[4];

    assert_true(count <= COUNT_OF(results));
    assert_int_equal(
        ennead_solve_batch(
            solver, &(ennead_puzzle_batch){.puzzles = puzzles, .count = count, .results = results},
            options),
        ENNEAD_STATUS_OK);
}

/* Shared searches find some that do not count in the end. */
static void a_batch_adds_its_solutions(void **state)
{
    (void)state;
    const ennead_puzzle puzzles[] = {puzzle_of(TWO_BANDS), puzzle_of(EXAMPLE_PUZZLE),
                                     puzzle_of(DEAD_PUZZLE), puzzle_of(TWO_BANDS)};

    for (size_t e = 0; e < edition_count; e++) {
        ennead_tally all = {0}, two = {0};
        solve_once(solvers[e], puzzles, COUNT_OF(puzzles), &OPTIONS(.tally = &all));
        assert_int_equal(ennead_tally_get_solutions(&all), 2 * TWO_BANDS_SOLUTIONS + 1);
        solve_once(solvers[e], puzzles, COUNT_OF(puzzles), &OPTIONS(.solutions = 2, .tally = &two));
        assert_in_range(ennead_tally_get_solutions(&two), 5, 2 * TWO_BANDS_SOLUTIONS + 1);
    }
}

struct watched {
    ennead_tally tally;
    ennead_stop stop;
};

/* Ends the search when it has seen the number grow twice. */
static void *watch_it_grow(void *user)
{
    struct watched *watched = user;
    uint64_t first;

    while ((first = ennead_tally_get_solutions(&watched->tally)) == 0)
        continue;
    while (ennead_tally_get_solutions(&watched->tally) <= first)
        continue;
    ennead_stop_set(&watched->stop);
    return NULL;
}

static void another_thread_sees_one_puzzle_being_counted(void **state)
{
    (void)state;
    const ennead_puzzle empty = puzzle_of(EMPTY_BOARD);

    for (size_t e = 0; e < edition_count; e++) {
        ennead_solve_result result;
        struct watched watched = {{0}, {0}};
        const ennead_solve_options options =
            OPTIONS(.tally = &watched.tally, .stop = &watched.stop);
        pthread_t thread;

        assert_int_equal(pthread_create(&thread, NULL, watch_it_grow, &watched), 0);
        assert_int_equal(ennead_solve_batch(solvers[e],
                                            &(ennead_puzzle_batch){
                                                .puzzles = &empty, .count = 1, .results = &result},
                                            &options),
                         ENNEAD_STATUS_OK);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
        assert_int_equal(result.solutions, ennead_tally_get_solutions(&watched.tally));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_adds_up),
        cmocka_unit_test(a_search_adds_its_solutions),
        cmocka_unit_test(a_batch_adds_its_solutions),
        cmocka_unit_test(another_thread_sees_one_puzzle_being_counted),
    };
    return cmocka_run_group_tests(tests, begin_editions, end_editions);
}
