/* SPDX-License-Identifier: MIT */
/*
 * The batch engine at its edges: limits that end searches, and the end of the input, where free
 * lanes take over branches of others. A search with a node limit is never shared, so one with a
 * limit that it does not reach shows what a shared search must report, to the last counter.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/batches.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#define NOT_SHARED UINT64_MAX

/* Hard for any solver that only follows singles (A. Inkala, 2012). */
#define HARD_PUZZLE \
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

/* A grid without its last clues: many solutions. */
static ennead_puzzle open_puzzle(uint64_t seed, int clues)
{
    struct generator g = {seed};
    ennead_puzzle puzzle;
    board grid;

    generate_full(&g, grid);
    for (int i = 0; i < ENNEAD_CELLS - clues;) {
        const unsigned cell = generator_below(&g, ENNEAD_CELLS);
        i += grid[cell] != 0;
        grid[cell] = 0;
    }
    assert_int_equal(ennead_puzzle_from_givens(grid, &puzzle), ENNEAD_STATUS_OK);
    return puzzle;
}

enum { MIXED = 40 };

static void make_mixed(ennead_puzzle puzzles[MIXED])
{
    static const char *const lines[] = {HARD_PUZZLE, SLOW_PUZZLE,     TWO_BANDS,
                                        DEAD_PUZZLE, EXAMPLE_PUZZLE,  ALMANAC_SEVERAL,
                                        EMPTY_BOARD, EXAMPLE_SOLUTION};

    for (size_t i = 0; i < MIXED; i++)
        puzzles[i] =
            i < COUNT_OF(lines) ? puzzle_of(lines[i]) : open_puzzle(i, 18 + (int)(i * 7 % 13));
}

/* ----------------------------------------------------------------------- the end of the input */

/* A batch by every edition, against the same not shared. */
static void compare_shared(const ennead_puzzle *puzzles, size_t count, uint64_t limit,
                           size_t capacity)
{
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = limit);
    const ennead_solve_options unshared =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = limit, .node_limit = NOT_SHARED);
    struct outcomes expected = outcomes_new(count, capacity);
    struct outcomes outcomes = outcomes_new(count, capacity);

    solve_together(solvers[0], puzzles, &unshared, &expected);
    for (size_t i = 0; i < count; i++) {
        const ennead_solve_result *result = &expected.results[i];
        assert_int_equal(result->counters.nodes > 0, true);
        assert_true(result->end <= ENNEAD_SEARCH_END_SOLUTIONS);
        for (size_t k = 0; k < result->solutions && k < capacity; k++)
            assert_solves(&puzzles[i], expected.solutions[i * capacity + k]);
    }
    for (size_t e = 0; e < edition_count; e++) {
        if (e > 0) {
            solve_together(solvers[e], puzzles, &unshared, &outcomes);
            for (size_t i = 0; i < count; i++)
                assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
        }
        solve_together(solvers[e], puzzles, &options, &outcomes);
        for (size_t i = 0; i < count; i++)
            assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
    }
    outcomes_free(&expected);
    outcomes_free(&outcomes);
}

static void a_shared_search_reports_what_one_lane_finds(void **state)
{
    (void)state;
    ennead_puzzle puzzles[MIXED];

    make_mixed(puzzles);
    for (uint64_t limit = 1; limit <= test_size(4, 4); limit++)
        for (size_t capacity = 0; capacity <= 3; capacity += is_short_run() ? 3 : 1) {
            compare_shared(puzzles, MIXED, limit, capacity);
            for (size_t i = 0; i < MIXED; i += is_short_run() ? 3 : 1)
                compare_shared(&puzzles[i], 1, limit, capacity);
        }
}

/* A few puzzles for hundreds of lanes, of all degrees of openness. */
static void few_puzzles_are_shared_among_all_lanes(void **state)
{
    (void)state;
    const uint64_t rounds = test_size(20, 3000);

    for (uint64_t seed = 100; seed < 100 + rounds; seed++) {
        const size_t count = 1 + seed % 5;
        ennead_puzzle puzzles[5];

        for (size_t i = 0; i < count; i++)
            puzzles[i] = open_puzzle(seed * 5 + i, 17 + (int)((seed + i) % 12));
        for (uint64_t limit = 1; limit <= 2; limit++)
            compare_shared(puzzles, count, limit, seed % 3);
        compare_shared(puzzles, count, 40, 3 + seed % 4);
    }
}

/* All editions, that no two of them differ, and that they find as many as there are. */
static void compare_counted(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                            const ennead_solve_result *expected, size_t capacity)
{
    struct outcomes first = outcomes_new(1, capacity);
    struct outcomes outcomes = outcomes_new(1, capacity);

    for (size_t e = 0; e < edition_count; e++) {
        solve_together(solvers[e], puzzle, options, e == 0 ? &first : &outcomes);
        if (e > 0)
            assert_same_outcome(puzzle, editions[e], &outcomes, 0, &first, 0);
        expect(puzzle, editions[e], first.results[0].solutions == expected->solutions);
        expect(puzzle, editions[e], first.results[0].end == expected->end);
        expect(puzzle, editions[e], first.results[0].verdict == expected->verdict);
    }
    outcomes_free(&first);
    outcomes_free(&outcomes);
}

enum { FEW = 10000, MANY = 80000, OPEN_SOLUTIONS = 658689 };

/* A board with so many solutions that its positions are counted by overlay; the number comes from
 * the program when it still counted solutions one by one. */
#define OPEN_PUZZLE \
    "...284.........1..5.6..3......5.8.1....4...........83..........89...6.2.1...7...."

/* Limits around the number of solutions, where many are counted at a time. */
static void compare_near_limits(const ennead_puzzle *puzzle, uint64_t solutions)
{
    const uint64_t limits[] = {solutions, solutions - 1, solutions + 1, solutions / 2};

    for (size_t i = 0; i < test_size(COUNT_OF(limits), COUNT_OF(limits)); i++) {
        const bool met = limits[i] <= solutions;
        const ennead_solve_options options =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = limits[i]);
        const ennead_solve_result expected = {
            .solutions = met ? limits[i] : solutions,
            .end = met ? ENNEAD_SEARCH_END_SOLUTIONS : ENNEAD_SEARCH_END_COMPLETE,
            .verdict = solutions > 1 ? ENNEAD_VERDICT_SEVERAL : ENNEAD_VERDICT_UNIQUE,
        };
        compare_counted(puzzle, &options, &expected, 0);
    }
}

/* Puzzles with so many solutions, counted in the lanes of all, against the engine for one puzzle.
 */
static void counts_are_exact(void **state)
{
    (void)state;
    static const int clues[] = {26, 25, 24, 23};
    const uint64_t ceiling = test_size(600000, 20000000);
    uint64_t counted = 0, largest = 0;
    unsigned long near = test_size(2, 100);
    const ennead_puzzle open = puzzle_of(OPEN_PUZZLE);

    compare_near_limits(&open, OPEN_SOLUTIONS);

    for (uint64_t seed = 1; counted < ceiling; seed++) {
        const ennead_puzzle puzzle = open_puzzle(7000 + seed, clues[seed % COUNT_OF(clues)]);
        const ennead_solve_options all = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 0);
        const ennead_solve_options bounded =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = ceiling);
        const ennead_solve_result alone = solved(&puzzle, &bounded, NULL, 0);
        if (alone.end != ENNEAD_SEARCH_END_COMPLETE)
            continue;
        counted += alone.solutions;
        if (alone.solutions > largest)
            largest = alone.solutions;
        compare_counted(&puzzle, &all, &alone, 2);
        compare_counted(&puzzle, &all, &alone, 0);
        if (near > 0 && alone.solutions >= FEW && alone.solutions <= MANY) {
            compare_near_limits(&puzzle, alone.solutions);
            near--;
        }
    }
    report_figure("counts: %llu solutions, up to %llu of a puzzle", (unsigned long long)counted,
                  (unsigned long long)largest);
    assert_true(largest * 15 >= ceiling || largest >= 100000);
}

/* All solutions together: counted without a limit beside puzzles with few, none and one. */
static void a_count_does_not_disturb_its_neighbors(void **state)
{
    (void)state;
    static const char *const lines[] = {TWO_BANDS, HARD_PUZZLE,      DEAD_PUZZLE, ALMANAC_SEVERAL,
                                        TWO_BANDS, EXAMPLE_SOLUTION, SLOW_PUZZLE, TWO_BANDS};
    ennead_puzzle puzzles[COUNT_OF(lines)];

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        puzzles[i] = puzzle_of(i == 3 ? EXAMPLE_PUZZLE : lines[i]);
    static const size_t capacities[] = {2, 0, 5};
    const size_t tried = test_size(COUNT_OF(capacities), COUNT_OF(capacities));

    for (size_t i = 0; i < tried; i++)
        compare_shared(puzzles, COUNT_OF(lines), 0, capacities[i]);
}

/* ------------------------------------------------------------------------------------- limits */

static void a_node_limit_is_exact_and_the_same_everywhere(void **state)
{
    (void)state;
    enum { CAPACITY = 12 };
    static const uint64_t nodes[] = {1, 2, 3, 4, 5, 7, 10, 16, 25, 50, 100, 333, 1000};
    ennead_puzzle puzzles[MIXED];
    struct outcomes whole = outcomes_new(MIXED, CAPACITY);
    struct outcomes outcomes = outcomes_new(MIXED, CAPACITY);
    struct outcomes expected = outcomes_new(MIXED, CAPACITY);
    const ennead_solve_options unlimited = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 40);

    make_mixed(puzzles);
    solve_together(solvers[0], puzzles, &unlimited, &whole);
    for (size_t n = 0; n < COUNT_OF(nodes); n++) {
        const ennead_solve_options options =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 40, .node_limit = nodes[n]);
        for (size_t e = 0; e < edition_count; e++) {
            solve_together(solvers[e], puzzles, &options, e == 0 ? &expected : &outcomes);
            for (size_t i = 0; i < MIXED && e > 0; i++)
                assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
        }
        for (size_t i = 0; i < MIXED; i++) {
            const ennead_solve_result *result = &expected.results[i];
            if (whole.results[i].counters.nodes <= nodes[n]) {
                assert_same_outcome(&puzzles[i], editions[0], &expected, i, &whole, i);
                continue;
            }
            expect(&puzzles[i], editions[0], result->end == ENNEAD_SEARCH_END_NODES);
            expect(&puzzles[i], editions[0], result->counters.nodes == nodes[n]);
            expect(&puzzles[i], editions[0], result->verdict == ENNEAD_VERDICT_LIMIT);
            expect(&puzzles[i], editions[0], result->solutions <= whole.results[i].solutions);
            for (size_t k = 0; k < result->solutions && k < CAPACITY; k++)
                assert_boards_equal(expected.solutions[i * CAPACITY + k],
                                    whole.solutions[i * CAPACITY + k]);
        }
    }
    outcomes_free(&whole);
    outcomes_free(&outcomes);
    outcomes_free(&expected);
}

static double wall_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Work without an end, alone and beside what has one. */
static void a_time_limit_ends_each_search(void **state)
{
    (void)state;
    enum { COUNT = 700 };
    static ennead_puzzle puzzles[COUNT];

    for (size_t limit = 0; limit <= 1;
         limit++) /* all solutions, or more than there will be time for */
        for (size_t e = 0; e < edition_count; e++)
            for (size_t count = 1; count <= COUNT; count += count == 1 ? 2 : COUNT - 3) {
                const ennead_solve_options options =
                    OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = limit == 0 ? 0 : UINT64_MAX,
                            .time_limit = 0.02);
                struct outcomes outcomes = outcomes_new(count, 1);
                for (size_t i = 0; i < count; i++)
                    puzzles[i] = puzzle_of(i % 2 == 0 ? EMPTY_BOARD : EXAMPLE_PUZZLE);
                const double start = wall_seconds();
                solve_together(solvers[e], puzzles, &options, &outcomes);
                assert_true(wall_seconds() - start < 10);
                for (size_t i = 0; i < count; i++) {
                    const ennead_solve_result *result = &outcomes.results[i];
                    assert_int_equal(result->end,
                                     i % 2 ? ENNEAD_SEARCH_END_COMPLETE : ENNEAD_SEARCH_END_TIME);
                    assert_int_equal(result->verdict,
                                     i % 2 ? ENNEAD_VERDICT_UNIQUE : ENNEAD_VERDICT_LIMIT);
                    if (i % 2 == 0)
                        assert_true(result->seconds >= 0.02);
                    if (result->solutions > 0)
                        assert_solves(&puzzles[i], outcomes.solutions[i]);
                }
                outcomes_free(&outcomes);
            }
}

static void a_generous_time_limit_changes_nothing(void **state)
{
    (void)state;
    const ennead_solve_options without = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
    const ennead_solve_options with =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2, .time_limit = 1000);
    struct outcomes expected = outcomes_new(MIXED, 2), outcomes = outcomes_new(MIXED, 2);
    ennead_puzzle puzzles[MIXED];

    make_mixed(puzzles);
    for (size_t e = 0; e < edition_count; e++) {
        solve_together(solvers[e], puzzles, &without, &expected);
        solve_together(solvers[e], puzzles, &with, &outcomes);
        for (size_t i = 0; i < MIXED; i++) {
            const ennead_solve_result *result = &outcomes.results[i];
            assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
            assert_true(result->first_seconds <= result->seconds && result->seconds < 100);
            assert_int_equal(result->first_seconds > 0, result->solutions > 0);
        }
    }
    outcomes_free(&expected);
    outcomes_free(&outcomes);
}

static void a_flag_set_before_stops_the_whole_batch(void **state)
{
    (void)state;
    enum { COUNT = 1200 };
    static ennead_puzzle puzzles[COUNT];
    struct outcomes outcomes = outcomes_new(COUNT, 1);
    ennead_stop stop = {0};
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2, .stop = &stop);

    ennead_stop_set(&stop);
    for (size_t i = 0; i < COUNT; i++)
        puzzles[i] = puzzle_of(i % 2 ? EXAMPLE_PUZZLE : EXAMPLE_SOLUTION);
    for (size_t e = 0; e < edition_count; e++) {
        solve_together(solvers[e], puzzles, &options, &outcomes);
        for (size_t i = 0; i < COUNT; i++) {
            assert_int_equal(outcomes.results[i].verdict, ENNEAD_VERDICT_LIMIT);
            assert_int_equal(outcomes.results[i].end, ENNEAD_SEARCH_END_STOP);
            assert_int_equal(outcomes.results[i].solutions, 0);
            assert_int_equal(outcomes.results[i].counters.nodes, 0);
        }
    }
    outcomes_free(&outcomes);
}

static void *set_soon(void *stop)
{
    const struct timespec wait = {0, 15000000};

    nanosleep(&wait, NULL);
    ennead_stop_set(stop);
    return NULL;
}

/* Boards without an end among others; what was done before the flag was seen is right, the rest
 * says that it was stopped. With few puzzles the searches are shared by then. */
static void stop_while_it_works(size_t e, const ennead_puzzle *puzzles, size_t count,
                                uint64_t limit, const struct outcomes *expected)
{
    ennead_stop stop = {0};
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = limit, .stop = &stop);
    struct outcomes outcomes = outcomes_new(count, 1);
    pthread_t thread;
    size_t stopped = 0;

    assert_int_equal(pthread_create(&thread, NULL, set_soon, &stop), 0);
    solve_together(solvers[e], puzzles, &options, &outcomes);
    assert_int_equal(pthread_join(thread, NULL), 0);
    for (size_t i = 0; i < count; i++) {
        const ennead_solve_result *result = &outcomes.results[i];
        if (result->end != ENNEAD_SEARCH_END_STOP) {
            assert_true(puzzles[i].givens[0] != 0);
            assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, expected, 0);
            continue;
        }
        stopped++;
        assert_int_equal(result->verdict, ENNEAD_VERDICT_LIMIT);
        if (result->solutions > 0)
            assert_solves(&puzzles[i], outcomes.solutions[i]);
    }
    assert_true(stopped > 0);
    outcomes_free(&outcomes);
}

static void a_flag_set_by_another_thread_stops_a_batch(void **state)
{
    (void)state;
    static const size_t counts[] = {1, 2, 5, 100, 3000};
    const ennead_solve_options defaults = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
    ennead_puzzle *puzzles = malloc(3000 * sizeof *puzzles);
    struct outcomes expected = outcomes_new(1, 1);
    const ennead_puzzle example = puzzle_of(EXAMPLE_PUZZLE);

    assert_non_null(puzzles);
    solve_together(solvers[0], &example, &defaults, &expected);
    for (size_t i = 0; i < 3000; i++)
        puzzles[i] = puzzle_of(i % 4 == 0 ? EMPTY_BOARD : EXAMPLE_PUZZLE);
    for (size_t e = 0; e < edition_count; e++)
        for (size_t c = 0; c < COUNT_OF(counts); c++) {
            stop_while_it_works(e, puzzles, counts[c], 0, &expected);
            stop_while_it_works(e, puzzles, counts[c], UINT64_MAX, &expected);
        }
    outcomes_free(&expected);
    free(puzzles);
}

/* What the other tests cannot see: losing a rule makes no answer wrong, only searches longer. The
 * numbers are those when the search was last improved; lower them when it is improved again. */
static void searches_are_no_longer_than_they_were(void **state)
{
    (void)state;
    static const struct {
        enum puzzle_kind kind;
        unsigned long most;
    } kinds[] = {
        {PUZZLE_MINIMAL, 902}, {PUZZLE_SEVERAL, 2282}, {PUZZLE_NONE, 340}, {PUZZLE_SPARSE, 11317}};
    enum { EACH = 300 };
    ennead_puzzle puzzles[EACH];
    const size_t each = test_size(EACH, EACH);
    struct outcomes outcomes = outcomes_new(each, 0);
    struct generator g = {9};

    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
        unsigned long nodes = 0;
        for (size_t i = 0; i < each; i++) {
            board givens;
            generate_puzzle(&g, kinds[k].kind, givens);
            assert_int_equal(ennead_puzzle_from_givens(givens, &puzzles[i]), ENNEAD_STATUS_OK);
        }
        solve_together(solvers[0], puzzles, &options, &outcomes);
        for (size_t i = 0; i < each; i++)
            nodes += (unsigned long)outcomes.results[i].counters.nodes;
        report_figure("nodes: %lu for %zu puzzles of kind %d, at most %lu", nodes, each,
                      (int)kinds[k].kind, kinds[k].most);
        assert_true(nodes <= kinds[k].most);
    }
    outcomes_free(&outcomes);
}

/* Stop flag, time limit and another batch with the same solver afterwards. */
static void a_solver_can_be_used_again(void **state)
{
    (void)state;
    ennead_puzzle puzzles[MIXED];
    const ennead_puzzle empty = puzzle_of(EMPTY_BOARD);
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = 2);
    const ennead_solve_options hurried =
        OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .time_limit = 0.005);
    struct outcomes expected = outcomes_new(MIXED, 2), outcomes = outcomes_new(MIXED, 2);
    struct outcomes ended = outcomes_new(1, 0);

    make_mixed(puzzles);
    for (size_t e = 0; e < edition_count; e++) {
        ennead_solver *fresh = solver_of(editions[e]);
        solve_together(fresh, puzzles, &options, &expected);
        ennead_solver_free(fresh);
        for (int again = 0; again < 3; again++) {
            solve_together(solvers[e], &empty, &hurried, &ended);
            assert_int_equal(ended.results[0].end, ENNEAD_SEARCH_END_TIME);
            solve_together(solvers[e], puzzles, &options, &outcomes);
            for (size_t i = 0; i < MIXED; i++)
                assert_same_outcome(&puzzles[i], editions[e], &outcomes, i, &expected, i);
        }
    }
    outcomes_free(&expected);
    outcomes_free(&outcomes);
    outcomes_free(&ended);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_shared_search_reports_what_one_lane_finds),
        cmocka_unit_test(few_puzzles_are_shared_among_all_lanes),
        cmocka_unit_test(counts_are_exact),
        cmocka_unit_test(a_count_does_not_disturb_its_neighbors),
        cmocka_unit_test(a_node_limit_is_exact_and_the_same_everywhere),
        cmocka_unit_test(a_time_limit_ends_each_search),
        cmocka_unit_test(a_generous_time_limit_changes_nothing),
        cmocka_unit_test(a_flag_set_before_stops_the_whole_batch),
        cmocka_unit_test(a_flag_set_by_another_thread_stops_a_batch),
        cmocka_unit_test(a_solver_can_be_used_again),
        cmocka_unit_test(searches_are_no_longer_than_they_were),
    };
    return cmocka_run_group_tests(tests, begin_editions, end_editions);
}
