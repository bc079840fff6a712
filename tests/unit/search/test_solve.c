/* SPDX-License-Identifier: MIT */
/*
 * The ways to solve, compared with each other: one puzzle, a batch, an iterator; what is stored
 * where; and the n-th allocation failing for every n.
 */
#define _GNU_SOURCE 1

#include "support/batches.h"

#include <pthread.h>
#include <unistd.h>

/* Frames are larger with a sanitizer, and cmocka's TAP says "not ok" of what is skipped. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PLAIN_FRAMES 0
#elif defined(__has_feature)
#define PLAIN_FRAMES !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define PLAIN_FRAMES 1
#endif

/* by A. Inkala, 2012 */
#define HARD_PUZZLE \
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

enum { BATCH = 60, CAPACITY = 3 };

static const ennead_engine engines[] = {ENNEAD_ENGINE_AUTO, ENNEAD_ENGINE_BIFURCATION,
                                        ENNEAD_ENGINE_RANDOM};

static ennead_puzzle batch[BATCH];

static int make_batch(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_FULL, PUZZLE_UNIQUE, PUZZLE_SEVERAL,
                                             PUZZLE_CLASH, PUZZLE_NONE};
    struct generator g = {11};

    for (size_t i = 0; i < BATCH; i++) {
        board givens;

        generate_puzzle(&g, kinds[i % COUNT_OF(kinds)], givens);
        ennead_puzzle_from_givens(givens, &batch[i]);
    }
    return 0;
}

static ennead_solve_options limited(ennead_engine engine, uint64_t solutions)
{
    return OPTIONS(.engine = engine, .solutions = solutions, .node_limit = 20000, .seed = 4,
                   .stream = 100);
}

static void no_more_than_the_capacity_is_stored(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    const ennead_solve_options options =
        OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC, .solutions = 10);
    board all[10], some[10];

    solved(&puzzle, &options, all, 10);
    for (size_t capacity = 0; capacity < 10; capacity++) {
        memset(some, 0xee, sizeof some);
        const ennead_solve_result result = solved(&puzzle, &options, some, capacity);

        assert_int_equal(result.solutions, 10);
        assert_memory_equal(some, all, capacity * sizeof(board));
        for (size_t i = 0; i < sizeof some - capacity * sizeof(board); i++)
            assert_int_equal(some[capacity + i / sizeof(board)][i % sizeof(board)], 0xee);
    }
}

/* With ENNEAD_ENGINE_AUTO in any order a batch has an order and counters of its own; the verdict
 * for a puzzle is the same, and its solution if it is the only one. */
static void assert_batch_knows_the_same(const ennead_puzzle *puzzle,
                                        const ennead_solve_result *result, const board *solutions,
                                        const ennead_solve_result *alone,
                                        const board *alone_solutions)
{
    assert_int_equal(result->verdict, alone->verdict);
    assert_int_equal(result->end, alone->end);
    assert_int_equal(result->solutions, alone->solutions);
    for (size_t k = 0; k < result->solutions && k < CAPACITY; k++)
        assert_solves(puzzle, solutions[k]);
    if (result->verdict == ENNEAD_VERDICT_UNIQUE)
        assert_boards_equal(solutions[0], alone_solutions[0]);
}

static bool is_of_lanes(const ennead_solve_options *options)
{
    return options->engine == ENNEAD_ENGINE_AUTO && options->order == ENNEAD_ORDER_ANY;
}

/* `capacity` beyond what is found leaves the rest as it was. */
static void compare_batch_with_one_by_one(ennead_solver *solver, ennead_solve_options options)
{
    static board together[BATCH * CAPACITY], alone[CAPACITY];
    ennead_solve_result results[BATCH];

    memset(together, 0xee, sizeof together);
    assert_int_equal(ennead_solve_batch(solver,
                                        &(ennead_puzzle_batch){.puzzles = batch,
                                                               .count = BATCH,
                                                               .solutions = together,
                                                               .capacity = CAPACITY,
                                                               .results = results},
                                        &options),
                     ENNEAD_STATUS_OK);
    for (size_t i = 0; i < BATCH; i++, options.stream++) {
        memset(alone, 0xee, sizeof alone);
        const ennead_solve_result result = solved(&batch[i], &options, alone, CAPACITY);
        const board *here = (const board *)&together[i * CAPACITY];

        if (is_of_lanes(&options)) {
            assert_batch_knows_the_same(&batch[i], &results[i], here, &result,
                                        (const board *)alone);
            continue;
        }
        assert_results_equal(&results[i], &result);
        assert_memory_equal(here, alone, sizeof alone);
    }
}

static void a_batch_is_as_one_by_one(void **state)
{
    (void)state;
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (size_t j = 0; j < COUNT_OF(engines); j++)
        for (uint64_t solutions = 1; solutions <= CAPACITY + 1; solutions++) {
            ennead_solve_options options = limited(engines[j], solutions);

            compare_batch_with_one_by_one(solver, options);
            options.order = ENNEAD_ORDER_LEXICOGRAPHIC;
            if (engines[j] != ENNEAD_ENGINE_RANDOM)
                compare_batch_with_one_by_one(solver, options);
        }
    ennead_solver_free(solver);
}

/* solve_together solves them as lines, too. */
static void lines_are_as_a_batch(void **state)
{
    (void)state;
    ennead_solver *solver;
    struct outcomes outcomes = outcomes_new(BATCH, CAPACITY);

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (size_t j = 0; j < COUNT_OF(engines); j++)
        for (uint64_t solutions = 1; solutions <= CAPACITY + 1; solutions++) {
            ennead_solve_options options = limited(engines[j], solutions);

            solve_together(solver, batch, &options, &outcomes);
            options.order = ENNEAD_ORDER_LEXICOGRAPHIC;
            if (engines[j] != ENNEAD_ENGINE_RANDOM)
                solve_together(solver, batch, &options, &outcomes);
        }
    outcomes_free(&outcomes);
    ennead_solver_free(solver);
}

static void solve_some(ennead_solver *solver, size_t count, const ennead_solve_options *options,
                       ennead_solve_result *results, board *solutions)
{
    assert_int_equal(ennead_solve_batch(solver,
                                        &(ennead_puzzle_batch){.puzzles = batch,
                                                               .count = count,
                                                               .solutions = solutions,
                                                               .capacity = CAPACITY,
                                                               .results = results},
                                        options),
                     ENNEAD_STATUS_OK);
}

/* Order and counters are those of ennead_solve. */
static void a_few_puzzles_are_solved_one_by_one(void **state)
{
    (void)state;
    static board together[BATCH * CAPACITY], alone[CAPACITY];
    static ennead_solve_result results[BATCH];
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (uint64_t most = 1; most <= 2; most++) {
        const ennead_solve_options options = OPTIONS(.solutions = most);
        memset(together, 0xee, sizeof together);
        solve_some(solver, BATCH, &options, results, together);
        for (size_t i = 0; i < BATCH; i++) {
            memset(alone, 0xee, sizeof alone);
            const ennead_solve_result result = solved(&batch[i], &options, alone, CAPACITY);
            assert_results_equal(&results[i], &result);
            assert_memory_equal(together[i * CAPACITY], alone, sizeof alone);
        }
    }
    ennead_solver_free(solver);
}

/* Hard puzzles are given to the batch engine as soon as they are worth it: then the results are its
 * own, and the sums those of all. */
static void hard_puzzles_are_soon_solved_together(void **state)
{
    (void)state;
    enum { HARD = 200 };
    static char lines[HARD][ENNEAD_LINE_SIZE];
    static ennead_solve_answer answers[HARD];
    const ennead_puzzle puzzle = puzzle_of(HARD_PUZZLE);
    const ennead_solve_options options = OPTIONS(.solutions = 2);
    ennead_solve_options batch_options = options;
    ennead_solver *solver;
    ennead_solve_totals sums, wholly;
    ennead_puzzle_lines all = {.puzzles = lines[0],
                               .puzzle_stride = ENNEAD_LINE_SIZE,
                               .count = HARD,
                               .answers = answers,
                               .sums = &sums};

    for (size_t i = 0; i < HARD; i++)
        ennead_write_line(puzzle.givens, lines[i]);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_lines(solver, &all, &options), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < HARD; i++)
        assert_int_equal(answers[i].verdict, ENNEAD_VERDICT_UNIQUE);
    batch_options.engine = ENNEAD_ENGINE_BATCH;
    all.sums = &wholly;
    assert_int_equal(ennead_solve_lines(solver, &all, &batch_options), ENNEAD_STATUS_OK);
    const ennead_solve_result alone = solved(&puzzle, &options, NULL, 0);
    const uint64_t by_lanes = wholly.counters.nodes / HARD;
    assert_int_equal(wholly.counters.nodes, by_lanes * HARD);
    assert_int_not_equal(by_lanes, alone.counters.nodes);
    assert_int_equal(sums.counters.nodes, 2 * alone.counters.nodes + (HARD - 2) * by_lanes);
    ennead_solver_free(solver);
}

/* One hard puzzle among a few says nothing about the others. */
static void one_hard_puzzle_does_not_decide(void **state)
{
    (void)state;
    enum { FEW = 100 };
    static ennead_puzzle puzzles[FEW];
    static ennead_solve_result results[FEW];
    const ennead_solve_options options = OPTIONS(.solutions = 2);
    ennead_solver *solver;

    for (size_t i = 0; i < FEW; i++)
        puzzles[i] = puzzle_of(i == 0 ? HARD_PUZZLE : ALMANAC_SEVERAL);
    const ennead_solve_result alone = solved(&puzzles[1], &options, NULL, 0);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    const ennead_puzzle_batch all = {.puzzles = puzzles, .count = FEW, .results = results};
    ennead_solve_options batch_options = options;
    batch_options.engine = ENNEAD_ENGINE_BATCH;
    assert_int_equal(ennead_solve_batch(solver, &all, &batch_options), ENNEAD_STATUS_OK);
    assert_int_not_equal(results[FEW - 1].counters.nodes, alone.counters.nodes);
    assert_int_equal(ennead_solve_batch(solver, &all, &options), ENNEAD_STATUS_OK);
    for (size_t i = 1; i < FEW; i++)
        assert_int_equal(results[i].counters.nodes, alone.counters.nodes);
    ennead_solver_free(solver);
}

enum { MANY = 300 };

/* Solves easy and slow puzzles, some with several solutions, in an edition. */
static void solve_mixed(const char *edition, size_t count, ennead_solve_result results[MANY],
                        board solutions[MANY * 2])
{
    static const char *const texts[] = {EXAMPLE_PUZZLE, ALMANAC_SEVERAL, EXAMPLE_PUZZLE,
                                        ROYLE_PUZZLE, HARD_PUZZLE};
    static ennead_puzzle puzzles[MANY];
    const ennead_solve_options options = OPTIONS(.solutions = 2);
    ennead_solver *solver;

    for (size_t i = 0; i < count; i++)
        puzzles[i] = puzzle_of(texts[i % COUNT_OF(texts)]);
    memset(solutions, 0, sizeof(board) * 2 * count);
    assert_int_equal(ennead_isa_set(edition), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_batch(solver,
                                        &(ennead_puzzle_batch){.puzzles = puzzles,
                                                               .count = count,
                                                               .solutions = solutions,
                                                               .capacity = 2,
                                                               .results = results},
                                        &options),
                     ENNEAD_STATUS_OK);
    ennead_solver_free(solver);
}

/* Which puzzles are solved one by one shows in counters and in the order of several solutions, so
 * it is the same in every edition. */
static void few_are_solved_alike_in_every_edition(void **state)
{
    (void)state;
    static const size_t counts[] = {1, 16, 40, 60, 95, 130, 200, MANY};
    static ennead_solve_result results[2][MANY];
    static board solutions[2][MANY * 2];

    for (size_t k = 0; k < COUNT_OF(counts); k++) {
        solve_mixed("scalar", counts[k], results[0], solutions[0]);
        for (size_t e = 0; ennead_isa_name(e) != NULL; e++) {
            if (ennead_isa_set(ennead_isa_name(e)) != ENNEAD_STATUS_OK)
                continue;
            solve_mixed(ennead_isa_name(e), counts[k], results[1], solutions[1]);
            for (size_t i = 0; i < counts[k]; i++)
                assert_results_equal(&results[0][i], &results[1][i]);
            assert_memory_equal(solutions[0], solutions[1], sizeof(board) * 2 * counts[k]);
        }
    }
    ennead_isa_set(NULL);
}

/* With ENNEAD_ENGINE_BATCH, order and counters do not depend on how a list is cut. */
static void the_batch_engine_answers_alike_however_few(void **state)
{
    (void)state;
    static board together[BATCH * CAPACITY], alone[CAPACITY];
    static ennead_solve_result results[BATCH];
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (uint64_t most = 1; most <= CAPACITY; most++) {
        const ennead_solve_options options =
            OPTIONS(.engine = ENNEAD_ENGINE_BATCH, .solutions = most);
        memset(together, 0xee, sizeof together);
        solve_some(solver, BATCH, &options, results, together);
        for (size_t i = 0; i < BATCH; i++) {
            ennead_solve_result result;
            memset(alone, 0xee, sizeof alone);
            assert_int_equal(ennead_solve_batch(solver,
                                                &(ennead_puzzle_batch){.puzzles = &batch[i],
                                                                       .count = 1,
                                                                       .solutions = alone,
                                                                       .capacity = CAPACITY,
                                                                       .results = &result},
                                                &options),
                             ENNEAD_STATUS_OK);
            assert_results_equal(&results[i], &result);
            assert_memory_equal(together[i * CAPACITY], alone, sizeof alone);
        }
    }
    ennead_solver_free(solver);
}

/* Whichever way they are solved. */
static void of_a_line_only_digits_are_looked_at(void **state)
{
    (void)state;
    char text[] = EXAMPLE_PUZZLE, solution[ENNEAD_CELLS];
    ennead_solve_result result;
    const ennead_puzzle_lines lines = {.puzzles = text,
                                       .puzzle_stride = ENNEAD_CELLS,
                                       .count = 1,
                                       .solutions = solution,
                                       .solution_stride = ENNEAD_CELLS,
                                       .capacity = 1,
                                       .results = &result};
    ennead_solver *solver;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (text[cell] < '1' || text[cell] > '9')
            text[cell] = "\x01\x11/:?q\xb1\xff"[cell % 8];
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (int order = ENNEAD_ORDER_ANY; order <= ENNEAD_ORDER_LEXICOGRAPHIC; order++) {
        const ennead_solve_options options = OPTIONS(.order = (ennead_order)order);
        memset(solution, 0xee, sizeof solution);
        assert_int_equal(ennead_solve_lines(solver, &lines, &options), ENNEAD_STATUS_OK);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
        assert_memory_equal(solution, EXAMPLE_SOLUTION, sizeof solution);
    }
    ennead_solver_free(solver);
}

/* 81 numbers in place of text, by every engine: bytes above 9 are empty cells. */
static void lines_of_numbers(void **state)
{
    (void)state;
    char numbers[ENNEAD_CELLS];
    ennead_solve_answer answer;
    const ennead_puzzle_lines lines = {.puzzles = numbers,
                                       .puzzle_stride = ENNEAD_CELLS,
                                       .count = 1,
                                       .solutions = numbers,
                                       .solution_stride = ENNEAD_CELLS,
                                       .capacity = 1,
                                       .answers = &answer,
                                       .numbers = true};
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_solve_options options = OPTIONS(.solutions = 2, .engine = engines[j]);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            numbers[cell] = EXAMPLE_PUZZLE[cell] >= '1' && EXAMPLE_PUZZLE[cell] <= '9'
                                ? (char)(EXAMPLE_PUZZLE[cell] - '0')
                                : "\x00\x0a\x0f/15\xff\x80"[cell % 8];
        assert_int_equal(ennead_solve_lines(solver, &lines, &options), ENNEAD_STATUS_OK);
        assert_int_equal(answer.verdict, ENNEAD_VERDICT_UNIQUE);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(numbers[cell], EXAMPLE_SOLUTION[cell] - '0');
    }
    ennead_solver_free(solver);
}

static void bad_lines_are_refused_before_anything_is_solved(void **state)
{
    (void)state;
    const ennead_solve_options bad = OPTIONS(.time_limit = -1);
    char solution[ENNEAD_CELLS];
    ennead_solve_result result, untouched;
    ennead_puzzle_lines lines = {.puzzles = EXAMPLE_PUZZLE,
                                 .count = 1,
                                 .solutions = solution,
                                 .solution_stride = ENNEAD_CELLS - 1,
                                 .capacity = 1,
                                 .results = &result};
    ennead_solver *solver;

    memset(&result, 0xee, sizeof result);
    memset(&untouched, 0xee, sizeof untouched);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_lines(solver, &lines, NULL), ENNEAD_STATUS_BAD_ARGUMENT);
    lines.solution_stride = ENNEAD_CELLS;
    assert_int_equal(ennead_solve_lines(solver, &lines, &bad), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_memory_equal(&result, &untouched, sizeof result);
    lines = (ennead_puzzle_lines){.puzzles = EXAMPLE_PUZZLE, .count = 1, .results = &result};
    assert_int_equal(ennead_solve_lines(solver, &lines, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    ennead_solver_free(solver);
}

static void a_batch_may_be_empty_or_store_nothing(void **state)
{
    (void)state;
    ennead_solve_result results[BATCH];
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_batch(solver, &(ennead_puzzle_batch){.puzzles = NULL}, NULL),
                     ENNEAD_STATUS_OK);
    assert_int_equal(
        ennead_solve_batch(
            solver, &(ennead_puzzle_batch){.puzzles = batch, .count = BATCH, .results = results},
            NULL),
        ENNEAD_STATUS_OK);
    for (size_t i = 0; i < BATCH; i++) {
        const ennead_solve_result result = solved(&batch[i], NULL, NULL, 0);

        assert_int_equal(results[i].verdict, result.verdict);
        assert_int_equal(results[i].end, result.end);
        assert_int_equal(results[i].solutions, result.solutions);
    }
    ennead_solver_free(solver);
}

static void a_bad_batch_is_refused_before_anything_is_solved(void **state)
{
    (void)state;
    ennead_puzzle puzzles[3] = {puzzle_of(EXAMPLE_PUZZLE), puzzle_of(EXAMPLE_PUZZLE),
                                puzzle_of(EXAMPLE_PUZZLE)};
    const ennead_solve_options bad = OPTIONS(.time_limit = -1);
    ennead_solve_result results[3], untouched[3];
    ennead_solver *solver;

    memset(results, 0xee, sizeof results);
    memset(untouched, 0xee, sizeof untouched);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_batch(
                         solver,
                         &(ennead_puzzle_batch){.puzzles = puzzles, .count = 3, .results = results},
                         &bad),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    puzzles[2].givens[80] = 77;
    assert_int_equal(ennead_solve_batch(
                         solver,
                         &(ennead_puzzle_batch){.puzzles = puzzles, .count = 3, .results = results},
                         NULL),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_memory_equal(results, untouched, sizeof results);
    ennead_solver_free(solver);
}

static void a_stopped_batch_gives_the_rest_as_stopped(void **state)
{
    (void)state;
    ennead_solve_result results[BATCH];
    ennead_stop stop = {0};
    ennead_solver *solver;

    ennead_stop_set(&stop);
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_solve_options options = OPTIONS(.engine = engines[j], .stop = &stop);

        assert_int_equal(
            ennead_solve_batch(
                solver,
                &(ennead_puzzle_batch){.puzzles = batch, .count = BATCH, .results = results},
                &options),
            ENNEAD_STATUS_OK);
        for (size_t i = 0; i < BATCH; i++) {
            assert_int_equal(results[i].verdict, ENNEAD_VERDICT_LIMIT);
            assert_int_equal(results[i].end, ENNEAD_SEARCH_END_STOP);
        }
    }
    ennead_solver_free(solver);
}

static void stop_at_once(void *user, int cell, int digit)
{
    (void)cell;
    (void)digit;
    ennead_stop_set(user);
}

static void a_batch_stops_where_the_flag_is_set(void **state)
{
    (void)state;
    ennead_solve_result results[3];
    ennead_stop stop = {0};
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION, .stop = &stop,
                                                 .on_cell = stop_at_once, .on_cell_user = &stop);
    const ennead_puzzle puzzles[3] = {puzzle_of(EXAMPLE_SOLUTION), puzzle_of(EXAMPLE_PUZZLE),
                                      puzzle_of(EXAMPLE_SOLUTION)};
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve_batch(
                         solver,
                         &(ennead_puzzle_batch){.puzzles = puzzles, .count = 3, .results = results},
                         &options),
                     ENNEAD_STATUS_OK);
    assert_int_equal(results[0].verdict, ENNEAD_VERDICT_UNIQUE); /* fills no cell */
    assert_int_equal(results[1].end, ENNEAD_SEARCH_END_STOP);
    assert_int_equal(results[2].end, ENNEAD_SEARCH_END_STOP);
    ennead_solver_free(solver);
}

static void compare_iterator(const ennead_puzzle *puzzle, const ennead_solve_options *options)
{
    static board found[TWO_BANDS_SOLUTIONS];
    const ennead_solve_result expected = solved(puzzle, options, found, COUNT_OF(found));
    ennead_iterator *iterator;
    ennead_solve_result result;
    board cells;

    assert_int_equal(ennead_iterator_new(puzzle, options, NULL, &iterator), ENNEAD_STATUS_OK);
    for (uint64_t i = 0; i < expected.solutions; i++) {
        assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_OK);
        assert_boards_equal(cells, found[i]);
    }
    for (int again = 0; again < 3; again++) {
        assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_END);
        ennead_iterator_get_result(iterator, &result);
        assert_results_equal(&result, &expected);
    }
    ennead_iterator_free(iterator);
}

static void an_iterator_is_as_solve(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++)
        for (size_t i = 0; i < BATCH; i++)
            for (uint64_t solutions = 1; solutions <= 4; solutions++) {
                const ennead_solve_options options = limited(engines[j], solutions);

                compare_iterator(&batch[i], &options);
            }
}

static void an_iterator_goes_over_all_solutions(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);

    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_solve_options options = OPTIONS(.engine = engines[j]);

        compare_iterator(&puzzle, &options);
    }
}

static void an_iterator_copies_puzzle_and_options(void **state)
{
    (void)state;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_solve_options options = OPTIONS(.solutions = 1);
    ennead_iterator *iterator;
    board cells, expected;

    board_of(EXAMPLE_SOLUTION, expected);
    assert_int_equal(ennead_iterator_new(&puzzle, &options, NULL, &iterator), ENNEAD_STATUS_OK);
    memset(&puzzle, 0xee, sizeof puzzle);
    memset(&options, 0xee, sizeof options);
    assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_OK);
    assert_boards_equal(cells, expected);
    ennead_iterator_free(iterator);
}

/* Until ENNEAD_STATUS_END the verdict is that of a search that stopped here. */
static void an_iterator_says_what_is_known_so_far(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_AUTO);
    ennead_iterator *iterator;
    ennead_solve_result result;
    board cells;

    assert_int_equal(ennead_iterator_new(&puzzle, &options, NULL, &iterator), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_OK);
    ennead_iterator_get_result(iterator, &result);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_FOUND);
    assert_int_equal(result.solutions, 1);
    assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_OK);
    ennead_iterator_get_result(iterator, &result);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_SEVERAL);
    assert_int_equal(result.solutions, 2);
    ennead_iterator_free(iterator);
}

/* "none" is proved by a search; one that has not begun has proved nothing. */
static void a_new_iterator_claims_nothing(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_iterator *iterator;
    ennead_solve_result result;

    assert_int_equal(ennead_iterator_new(&puzzle, NULL, NULL, &iterator), ENNEAD_STATUS_OK);
    ennead_iterator_get_result(iterator, &result);
    assert_int_equal(result.solutions, 0);
    assert_int_not_equal(result.verdict, ENNEAD_VERDICT_NONE);
    ennead_iterator_free(iterator);
}

#if PLAIN_FRAMES
static void *solve_here(void *user)
{
    const ennead_puzzle *puzzle = user;

    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_solve_options options = limited(engines[j], CAPACITY);
        ennead_solve_result result;

        if (ennead_solve(puzzle, &options, NULL, 0, &result) != ENNEAD_STATUS_OK)
            return user;
    }
    return NULL;
}

/* The header promises about 32 KB; the system's own part of a thread's stack comes on top. Some
 * processors' threads have more at least. */
static void a_search_needs_little_stack(void **state)
{
    (void)state;
    const size_t least = (size_t)sysconf(_SC_THREAD_STACK_MIN), wanted = (size_t)48 * 1024;
    ennead_puzzle puzzle = puzzle_of(SLOW_PUZZLE);
    pthread_attr_t attributes;
    pthread_t thread;
    void *failed;

    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, wanted > least ? wanted : least), 0);
    assert_int_equal(pthread_create(&thread, &attributes, solve_here, &puzzle), 0);
    assert_int_equal(pthread_join(thread, &failed), 0);
    assert_null(failed);
    pthread_attr_destroy(&attributes);
}
#endif

static void nothing_may_be_freed(void **state)
{
    (void)state;
    ennead_solver_free(NULL);
    ennead_iterator_free(NULL);
}

static ennead_status use_solver(const ennead_allocator *memory)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_solver *solver = (ennead_solver *)&solver;
    ennead_solve_result result;
    const ennead_status status = ennead_solver_new(memory, &solver);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(solver);
        return status;
    }
    assert_int_equal(ennead_solve_batch(
                         solver,
                         &(ennead_puzzle_batch){.puzzles = &puzzle, .count = 1, .results = &result},
                         NULL),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    ennead_solver_free(solver);
    return ENNEAD_STATUS_OK;
}

static ennead_status use_iterator(const ennead_allocator *memory)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_iterator *iterator = (ennead_iterator *)&iterator;
    board cells;
    const ennead_status status = ennead_iterator_new(&puzzle, NULL, memory, &iterator);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(iterator);
        return status;
    }
    assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_iterator_next(iterator, cells), ENNEAD_STATUS_END);
    ennead_iterator_free(iterator);
    return ENNEAD_STATUS_OK;
}

static void every_failing_allocation_is_a_status(void **state)
{
    (void)state;
    static ennead_status (*const uses[])(const ennead_allocator *) = {use_solver, use_iterator};

    for (size_t i = 0; i < COUNT_OF(uses); i++)
        assert_survives_failing_allocations(uses[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_more_than_the_capacity_is_stored),
        cmocka_unit_test(a_batch_is_as_one_by_one),
        cmocka_unit_test(a_few_puzzles_are_solved_one_by_one),
        cmocka_unit_test(hard_puzzles_are_soon_solved_together),
        cmocka_unit_test(one_hard_puzzle_does_not_decide),
        cmocka_unit_test(few_are_solved_alike_in_every_edition),
        cmocka_unit_test(the_batch_engine_answers_alike_however_few),
        cmocka_unit_test(lines_are_as_a_batch),
        cmocka_unit_test(of_a_line_only_digits_are_looked_at),
        cmocka_unit_test(lines_of_numbers),
        cmocka_unit_test(bad_lines_are_refused_before_anything_is_solved),
        cmocka_unit_test(a_batch_may_be_empty_or_store_nothing),
        cmocka_unit_test(a_bad_batch_is_refused_before_anything_is_solved),
        cmocka_unit_test(a_stopped_batch_gives_the_rest_as_stopped),
        cmocka_unit_test(a_batch_stops_where_the_flag_is_set),
        cmocka_unit_test(an_iterator_is_as_solve),
        cmocka_unit_test(an_iterator_goes_over_all_solutions),
        cmocka_unit_test(an_iterator_copies_puzzle_and_options),
        cmocka_unit_test(an_iterator_says_what_is_known_so_far),
        cmocka_unit_test(a_new_iterator_claims_nothing),
#if PLAIN_FRAMES
        cmocka_unit_test(a_search_needs_little_stack),
#endif
        cmocka_unit_test(nothing_may_be_freed),
        cmocka_unit_test(every_failing_allocation_is_a_status),
    };
    return cmocka_run_group_tests(tests, make_batch, NULL);
}
