/* SPDX-License-Identifier: MIT */
/*
 * Judging puzzles together: those with one solution and no redundant clue are kept, in order.
 */
#include "support/support.h"

#include "create/trials.h"

static bool is_minimal(const board clues)
{
    board less;

    if (oracle_count(clues, 2) != 1)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        memcpy(less, clues, sizeof less);
        less[cell] = 0;
        if (clues[cell] != 0 && oracle_count(less, 2) == 1)
            return false;
    }
    return true;
}

/* Adds the puzzle's clues to those in the base, which it has too. */
static void add(trials *t, const board clues, const board base)
{
    tried_puzzle puzzle = {.is_unique = 0};
    cells added = 0;

    memcpy(puzzle.cells, clues, sizeof puzzle.cells);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (clues[cell] != 0 && base[cell] == 0)
            added |= CELL(cell);
    trials_add(t, &puzzle, added, 0);
}

static void only_minimal_unique_puzzles_are_left(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_MINIMAL, PUZZLE_UNIQUE, PUZZLE_SEVERAL,
                                             PUZZLE_NONE, PUZZLE_CLASH};
    static trials t;
    static board expected[60];
    static const board nothing = {0};
    struct generator random = {77};
    ennead_solver *solver;
    size_t count = 0;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    trials_init(&t);
    trials_base(&t, nothing);
    for (size_t i = 0; i < COUNT_OF(expected); i++) {
        board clues;
        generate_puzzle(&random, kinds[i % COUNT_OF(kinds)], clues);
        add(&t, clues, nothing);
        if (is_minimal(clues))
            memcpy(expected[count++], clues, sizeof clues);
    }
    trials_judge(&t, solver);
    assert_int_equal(t.count, count);
    assert_true(count >= COUNT_OF(expected) / COUNT_OF(kinds));
    for (size_t i = 0; i < count; i++)
        assert_boards_equal(t.waiting[i].cells, expected[i]);
    ennead_solver_free(solver);
}

/* Witnesses of earlier rounds are used for puzzles that share all clues but a few. */
static void what_is_remembered_changes_no_verdict(void **state)
{
    (void)state;
    enum { ROUNDS = 12, WITH = 40 };
    static trials t;
    static board expected[WITH];
    struct generator random = {78};
    ennead_solver *solver;
    board puzzle;
    size_t minimal = 0;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    trials_init(&t);
    generate_puzzle(&random, PUZZLE_MINIMAL, puzzle);
    for (int round = 0; round < ROUNDS; round++) {
        board base, clues;
        size_t count = 0;
        memcpy(base, puzzle, sizeof base);
        for (int cell = round, left = 2; left > 0; cell = (cell + 1) % ENNEAD_CELLS)
            if (base[cell] != 0) {
                base[cell] = 0;
                left--;
            }
        trials_base(&t, base);
        for (size_t i = 0; i < WITH; i++) {
            memcpy(clues, base, sizeof clues);
            for (int added = 0; added < 2;) {
                const int cell = (int)generator_below(&random, ENNEAD_CELLS);
                if (clues[cell] != 0)
                    continue;
                clues[cell] = (uint8_t)(generator_below(&random, 9) + 1);
                added++;
            }
            add(&t, i == 0 ? puzzle : clues, base);
            if (is_minimal(i == 0 ? puzzle : clues))
                memcpy(expected[count++], i == 0 ? puzzle : clues, sizeof clues);
        }
        trials_judge(&t, solver);
        assert_int_equal(t.count, count);
        for (size_t i = 0; i < count; i++)
            assert_boards_equal(t.waiting[i].cells, expected[i]);
        minimal += count;
        t.count = 0;
    }
    assert_true(minimal >= ROUNDS);
    ennead_solver_free(solver);
}

static void nothing_to_judge_is_nothing_left(void **state)
{
    (void)state;
    static trials t;
    ennead_solver *solver;

    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    trials_init(&t);
    trials_judge(&t, solver);
    assert_int_equal(t.count, 0);
    ennead_solver_free(solver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_minimal_unique_puzzles_are_left),
        cmocka_unit_test(what_is_remembered_changes_no_verdict),
        cmocka_unit_test(nothing_to_judge_is_nothing_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
