/* SPDX-License-Identifier: MIT */
/*
 * Judging puzzles together: those with one solution and no redundant clue are kept, in order.
 */
#include "support/support.h"

#include "create/trials.h"

static bool is_minimal(const board cells)
{
    board less;

    if (oracle_count(cells, 2) != 1)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        memcpy(less, cells, sizeof less);
        less[cell] = 0;
        if (cells[cell] != 0 && oracle_count(less, 2) == 1)
            return false;
    }
    return true;
}

static void only_minimal_unique_puzzles_are_left(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_MINIMAL, PUZZLE_UNIQUE, PUZZLE_SEVERAL,
                                             PUZZLE_NONE, PUZZLE_CLASH};
    static trials t;
    static board expected[60];
    struct generator random = {77};
    ennead_solver *solver;
    size_t count = 0;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    t.count = 0;
    for (size_t i = 0; i < COUNT_OF(expected); i++) {
        board cells;
        generate_puzzle(&random, kinds[i % COUNT_OF(kinds)], cells);
        memcpy(t.boards[t.count++], cells, sizeof cells);
        if (is_minimal(cells))
            memcpy(expected[count++], cells, sizeof cells);
    }
    trials_judge(&t, solver);
    assert_int_equal(t.count, count);
    assert_true(count >= COUNT_OF(expected) / COUNT_OF(kinds));
    for (size_t i = 0; i < count; i++)
        assert_boards_equal(t.boards[i], expected[i]);
    ennead_solver_free(solver);
}

static void nothing_to_judge_is_nothing_left(void **state)
{
    (void)state;
    static trials t;
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    t.count = 0;
    trials_judge(&t, solver);
    assert_int_equal(t.count, 0);
    ennead_solver_free(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_minimal_unique_puzzles_are_left),
        cmocka_unit_test(nothing_to_judge_is_nothing_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
