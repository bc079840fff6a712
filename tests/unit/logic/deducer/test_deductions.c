/* SPDX-License-Identifier: MIT */
/*
 * What the deductive solver searches for, one rule at a time on boards made for it.
 */
#include "support/steps.h"

/* A solver on the candidates of a board without values. */
static ennead_deducer deducer_of(const ennead_state *state)
{
    ennead_puzzle puzzle;
    ennead_deducer deducer;

    ennead_state_to_puzzle(state, &puzzle);
    assert_int_equal(ennead_deducer_start(&deducer, &puzzle), ENNEAD_STATUS_OK);
    return deducer;
}

static ennead_deducer_move next(ennead_deducer *deducer)
{
    ennead_deducer_move move;

    assert_int_equal(ennead_deducer_next(deducer, &move), ENNEAD_STATUS_OK);
    return move;
}

static void assert_stuck(ennead_deducer *deducer)
{
    ennead_deducer_move move;

    assert_int_equal(ennead_deducer_next(deducer, &move), ENNEAD_STATUS_END);
    assert_int_equal(ennead_deducer_get_end(deducer, NULL), ENNEAD_DEDUCER_END_STUCK);
}

static void nothing_follows_from_an_open_board(void **context)
{
    (void)context;
    const ennead_state state = open_board();
    ennead_deducer deducer = deducer_of(&state);

    assert_stuck(&deducer);
    assert_stuck(&deducer);
}

static void a_single_possibility_is_set(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 6, 13, "2");
    ennead_deducer deducer = deducer_of(&state);
    const ennead_deducer_move move = next(&deducer);
    assert_true(move.set);
    assert_int_equal(move.cell, 22);
    assert_int_equal(move.digit, 6);
    assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY);
    assert_int_equal(move.house, 13);
    /* Then it is excluded from the 20 peers: the column had it nowhere else. */
    for (int i = 0; i < 12; i++) {
        const ennead_deducer_move clear = next(&deducer);
        assert_false(clear.set);
        assert_int_equal(clear.reason, ENNEAD_DEDUCER_REASON_FIXED_VALUE);
        assert_int_equal(clear.source, 22);
        assert_int_equal(clear.digit, 6);
    }
    assert_stuck(&deducer);
}

static void a_box_excludes_from_a_line(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 7, 22, "35");
    ennead_deducer deducer = deducer_of(&state);
    for (int i = 0; i < 6; i++) {
        const ennead_deducer_move move = next(&deducer);
        assert_false(move.set);
        assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_BOX_LINE);
        assert_int_equal(move.house, 22);
        assert_int_equal(move.other, 4);
        assert_int_equal(move.digit, 7);
        assert_int_equal(move.cell, i < 3 ? 36 + i : 39 + i);
    }
    assert_stuck(&deducer);
}

static void a_line_excludes_from_a_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 7, 9, "678");
    ennead_deducer deducer = deducer_of(&state);
    for (int i = 0; i < 6; i++) {
        const ennead_deducer_move move = next(&deducer);
        assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_LINE_BOX);
        assert_int_equal(move.house, 9);
        assert_int_equal(move.other, 24);
        assert_int_equal(move.cell, 54 + 9 * (i / 2) + 1 + i % 2);
    }
    assert_stuck(&deducer);
}

static void a_partition_excludes_its_digits(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 4, 1, "27");
    keep_digits(&state, 4, 5, "29");
    keep_digits(&state, 4, 9, "79");
    ennead_deducer deducer = deducer_of(&state);
    for (int i = 0; i < 18; i++) {
        const ennead_deducer_move move = next(&deducer);
        assert_int_equal(move.reason, ENNEAD_DEDUCER_REASON_PARTITION);
        assert_int_equal(move.house, 3);
        assert_int_equal(move.positions, 1 | 1 << 4 | 1 << 8);
        assert_int_equal(move.digits, 1 << 1 | 1 << 6 | 1 << 8);
        assert_true((move.digits >> (move.digit - 1) & 1) != 0);
    }
    assert_stuck(&deducer);
}

static void a_digit_without_a_place_is_a_contradiction(void **context)
{
    (void)context;
    ennead_state state = open_board();
    ennead_contradiction found;
    ennead_deducer_move move;

    keep_places(&state, 7, 25, "");
    ennead_deducer deducer = deducer_of(&state);
    assert_int_equal(ennead_deducer_next(&deducer, &move), ENNEAD_STATUS_END);
    assert_int_equal(ennead_deducer_get_end(&deducer, &found), ENNEAD_DEDUCER_END_CONTRADICTION);
    assert_int_equal(found.kind, ENNEAD_CONTRADICTION_KIND_NO_PLACE);
    assert_int_equal(found.digit, 7);
    assert_int_equal(found.house, 25);
}

static void too_few_digits_are_a_contradiction(void **context)
{
    (void)context;
    ennead_state state = open_board();
    ennead_contradiction found;
    ennead_deducer_move move;

    for (int column = 1; column <= 7; column += 3)
        keep_digits(&state, 4, column, "27");
    ennead_deducer deducer = deducer_of(&state);
    while (ennead_deducer_next(&deducer, &move) == ENNEAD_STATUS_OK)
        continue;
    assert_int_equal(ennead_deducer_get_end(&deducer, &found), ENNEAD_DEDUCER_END_CONTRADICTION);
    assert_int_equal(found.kind, ENNEAD_CONTRADICTION_KIND_EMPTY_CELL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_follows_from_an_open_board),
        cmocka_unit_test(a_single_possibility_is_set),
        cmocka_unit_test(a_box_excludes_from_a_line),
        cmocka_unit_test(a_line_excludes_from_a_box),
        cmocka_unit_test(a_partition_excludes_its_digits),
        cmocka_unit_test(a_digit_without_a_place_is_a_contradiction),
        cmocka_unit_test(too_few_digits_are_a_contradiction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
