/* SPDX-License-Identifier: MIT */
/*
 * The walk behind `bifurcation` and `random`, as the cell function sees it: the told events must
 * replay to the board, touch no given, fill only empty cells and empty only the cell filled last.
 */
#include "support/support.h"

struct replay {
    const ennead_puzzle *puzzle;
    board cells;
    int filled[ENNEAD_CELLS]; /* in order */
    uint64_t height, highest;
    uint64_t fills;
    uint64_t stop_after; /* events; 0: never */
    uint64_t events;
    ennead_stop stop;
};

static void start_replay(struct replay *r, const ennead_puzzle *puzzle)
{
    memset(r, 0, sizeof *r);
    r->puzzle = puzzle;
    memcpy(r->cells, puzzle->givens, sizeof r->cells);
}

static bool sees_equal(const board cells, int cell, int digit)
{
    for (int other = 0; other < ENNEAD_CELLS; other++) {
        const bool same_box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;

        if (other != cell && cells[other] == digit &&
            (other / 9 == cell / 9 || other % 9 == cell % 9 || same_box))
            return true;
    }
    return false;
}

static void replay_fill(struct replay *r, int cell, int digit)
{
    assert_in_range(digit, 1, 9);
    assert_int_equal(r->cells[cell], 0);
    assert_true(r->puzzle->candidates[cell] >> (digit - 1) & 1);
    assert_false(sees_equal(r->cells, cell, digit));
    r->cells[cell] = (uint8_t)digit;
    r->filled[r->height++] = cell;
    r->fills++;
    if (r->height > r->highest)
        r->highest = r->height;
}

static void replay_empty(struct replay *r, int cell)
{
    assert_true(r->height > 0);
    assert_int_equal(r->filled[--r->height], cell);
    r->cells[cell] = 0;
}

static void on_cell(void *user, int cell, int digit)
{
    struct replay *r = user;

    assert_in_range(cell, 0, ENNEAD_CELLS - 1);
    assert_int_equal(r->puzzle->givens[cell], 0);
    if (digit == 0)
        replay_empty(r, cell);
    else
        replay_fill(r, cell, digit);
    if (++r->events == r->stop_after)
        ennead_stop_set(&r->stop);
}

static const ennead_engine engines[] = {ENNEAD_ENGINE_BIFURCATION, ENNEAD_ENGINE_RANDOM};

static ennead_solve_options watched(struct replay *r, ennead_engine engine, uint64_t solutions)
{
    return OPTIONS(.engine = engine, .solutions = solutions, .seed = 5, .node_limit = 50000,
                   .stop = &r->stop, .on_cell = on_cell, .on_cell_user = r);
}

static void events_replay_to_the_solution(void **state)
{
    (void)state;
    const char *const lines[] = {EXAMPLE_PUZZLE, ALMANAC_SEVERAL, EMPTY_BOARD, EXAMPLE_SOLUTION};

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        for (size_t j = 0; j < COUNT_OF(engines); j++) {
            const ennead_puzzle puzzle = puzzle_of(lines[i]);
            struct replay replay;
            board found;

            start_replay(&replay, &puzzle);
            const ennead_solve_options options = watched(&replay, engines[j], 1);
            const ennead_solve_result result = solved(&puzzle, &options, &found, 1);
            if (result.verdict == ENNEAD_VERDICT_LIMIT)
                continue;
            assert_int_equal(result.verdict, ENNEAD_VERDICT_FOUND);
            assert_boards_equal(replay.cells, found);
            assert_int_equal(result.counters.depth, replay.highest);
            assert_int_equal(result.counters.nodes, replay.fills + 1);
        }
}

static void a_complete_search_empties_all_it_filled(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
        struct replay replay;

        start_replay(&replay, &puzzle);
        ennead_solve_options options = watched(&replay, engines[j], 0);
        options.node_limit = 0;
        const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
        assert_int_equal(replay.height, 0);
        assert_boards_equal(replay.cells, puzzle.givens);
    }
}

static void events_are_consistent_when_a_limit_ends_the_search(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(SLOW_PUZZLE);
        struct replay replay;

        start_replay(&replay, &puzzle);
        const ennead_solve_options options = watched(&replay, engines[j], 0);
        const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_NODES);
        assert_int_equal(result.counters.depth, replay.highest);
    }
}

static void the_function_may_stop_the_search(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++)
        for (uint64_t after = 1; after < 50; after++) {
            const ennead_puzzle puzzle = puzzle_of(SLOW_PUZZLE);
            struct replay replay;

            start_replay(&replay, &puzzle);
            replay.stop_after = after;
            const ennead_solve_options options = watched(&replay, engines[j], 0);
            const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);
            assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
            assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
            assert_true(replay.fills < after + 2);
        }
}

static void clashing_givens_are_told_of_nothing(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(CLASHING_PUZZLE);
        struct replay replay;

        start_replay(&replay, &puzzle);
        const ennead_solve_options options = watched(&replay, engines[j], 0);
        assert_int_equal(solved(&puzzle, &options, NULL, 0).verdict, ENNEAD_VERDICT_NONE);
        assert_int_equal(replay.events, 0);
    }
}

static void listening_changes_nothing(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(engines); j++) {
        const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
        struct replay replay;

        start_replay(&replay, &puzzle);
        ennead_solve_options options = watched(&replay, engines[j], 5);
        const ennead_solve_result told = solved(&puzzle, &options, NULL, 0);
        options.on_cell = NULL;
        const ennead_solve_result unreported = solved(&puzzle, &options, NULL, 0);
        assert_results_equal(&told, &unreported);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(events_replay_to_the_solution),
        cmocka_unit_test(a_complete_search_empties_all_it_filled),
        cmocka_unit_test(events_are_consistent_when_a_limit_ends_the_search),
        cmocka_unit_test(the_function_may_stop_the_search),
        cmocka_unit_test(clashing_givens_are_told_of_nothing),
        cmocka_unit_test(listening_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
