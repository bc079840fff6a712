/* SPDX-License-Identifier: MIT */
/*
 * States as plain data: made of puzzles, changed, and looked at for contradictions.
 */
#include "support/steps.h"

#include "grid/houses.h"

static void a_puzzle_becomes_a_state(void **context)
{
    (void)context;
    const ennead_state state = state_of(EXAMPLE_PUZZLE);

    assert_int_equal(state.givens[0], 5);
    assert_int_equal(state.values[0], 5);
    assert_int_equal(state.candidates[0], 0);
    assert_int_equal(state.values[2], 0);
    assert_int_equal(state.candidates[2], 1 | 1 << 1 | 1 << 3); /* 1, 2, 4 */
    assert_false(ennead_state_find_contradiction(&state, NULL));
    assert_false(ennead_state_is_solved(&state));
}

static void limited_candidates_stay_limited(void **context)
{
    (void)context;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_state state;

    puzzle.candidates[2] = 1 << 3 | 1 << 4;
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    assert_int_equal(state.candidates[2], 1 << 3); /* 5 is in the row; a single is not placed */
    assert_int_equal(state.values[2], 0);

    puzzle.candidates[2] = 0x200;
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_BAD_ARGUMENT);
    puzzle.candidates[2] = 1;
    puzzle.givens[5] = 10;
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_BAD_ARGUMENT);
}

static void a_state_becomes_a_puzzle_of_the_same_solutions(void **context)
{
    (void)context;
    ennead_state state = state_of(EXAMPLE_PUZZLE), again;
    ennead_puzzle puzzle;

    assert_int_equal(ennead_state_place(&state, 2, 4), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_remove(&state, 3, 2), ENNEAD_STATUS_OK);
    ennead_state_to_puzzle(&state, &puzzle);
    assert_int_equal(puzzle.givens[0], 5);
    assert_int_equal(puzzle.givens[2], 0);
    assert_int_equal(puzzle.candidates[2], 1 << 3);
    assert_int_equal(puzzle.candidates[3], state.candidates[3]);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &again), ENNEAD_STATUS_OK);
    assert_int_equal(again.values[2], 0);
    assert_int_equal(again.candidates[2], 1 << 3);
}

static void placing_tells_the_peers(void **context)
{
    (void)context;
    ennead_state state = open_board();

    assert_int_equal(ennead_state_place(&state, 40, 7), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const bool sees = (peers[40] & CELL(cell)) != 0;
        assert_int_equal(state.candidates[cell], cell == 40 ? 0 : sees ? 0x1ff & ~(1 << 6) : 0x1ff);
    }
    /* Another digit takes its place; the marks that went do not come back. */
    assert_int_equal(ennead_state_place(&state, 40, 8), ENNEAD_STATUS_OK);
    assert_int_equal(state.values[40], 8);
    assert_int_equal(state.candidates[41], 0x1ff & ~(3 << 6));
}

static void moves_off_the_board_are_refused(void **context)
{
    (void)context;
    static const int wrong[][2] = {{-1, 1}, {81, 1}, {40, 0}, {40, 10}, {0, 5}};
    const ennead_state start = state_of(EXAMPLE_PUZZLE);
    ennead_state state = start;

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        assert_int_equal(ennead_state_place(&state, wrong[i][0], wrong[i][1]),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_state_remove(&state, wrong[i][0], wrong[i][1]),
                         ENNEAD_STATUS_BAD_ARGUMENT);
    }
    assert_states_equal(&state, &start);
    assert_int_equal(ennead_state_remove(&state, 2, 9), ENNEAD_STATUS_OK); /* it is not there */
    assert_states_equal(&state, &start);
}

static void steps_are_applied(void **context)
{
    (void)context;
    ennead_state state = open_board();
    ennead_step step = {.technique = ENNEAD_X_WING};

    step.removed[3].words[0] = 1 << 5;
    step.removed[9].words[1] = 1 << 16;
    step.placed[4].words[0] = 1;
    step.removed[1].words[1] = (uint64_t)1 << 63; /* no cell */
    ennead_state_apply(&state, &step);
    assert_int_equal(state.candidates[5], 0x1ff & ~(1 << 2) & ~(1 << 3));
    assert_int_equal(state.candidates[80], 0xff);
    assert_int_equal(state.values[0], 4);
}

static void contradictions_show_where_they_are(void **context)
{
    (void)context;
    ennead_contradiction found;
    ennead_state state = state_of(CLASHING_PUZZLE);

    assert_true(ennead_state_find_contradiction(&state, &found));
    assert_int_equal(found.kind, ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT);
    assert_int_equal(found.digit, 5);
    assert_int_equal(found.house, 0);
    assert_int_equal(found.cells[0], 0);
    assert_int_equal(found.cells[1], 4);

    state = state_of(DEAD_PUZZLE);
    assert_true(ennead_state_find_contradiction(&state, &found));
    assert_int_equal(found.kind, ENNEAD_CONTRADICTION_KIND_EMPTY_CELL);
    assert_int_equal(found.cells[0], 8);

    state = open_board();
    keep_places(&state, 6, 22, "");
    assert_true(ennead_state_find_contradiction(&state, &found));
    assert_int_equal(found.kind, ENNEAD_CONTRADICTION_KIND_NO_PLACE);
    assert_int_equal(found.digit, 6);
    assert_int_equal(found.house, 22);
}

static void a_solved_state_has_nine_digits_in_each_house(void **context)
{
    (void)context;
    ennead_state state = state_of(EXAMPLE_SOLUTION);

    assert_true(ennead_state_is_solved(&state));
    state.givens[80] = 0;
    assert_int_equal(ennead_state_place(&state, 80, 8), ENNEAD_STATUS_OK);
    assert_false(ennead_state_is_solved(&state));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_puzzle_becomes_a_state),
        cmocka_unit_test(limited_candidates_stay_limited),
        cmocka_unit_test(a_state_becomes_a_puzzle_of_the_same_solutions),
        cmocka_unit_test(placing_tells_the_peers),
        cmocka_unit_test(moves_off_the_board_are_refused),
        cmocka_unit_test(steps_are_applied),
        cmocka_unit_test(contradictions_show_where_they_are),
        cmocka_unit_test(a_solved_state_has_nine_digits_in_each_house),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
