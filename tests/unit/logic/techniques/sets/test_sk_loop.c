/* SPDX-License-Identifier: MIT */
/*
 * SK-loops: that of Easter Monster, and what breaks it.
 */
#include "support/exotic.h"

static void the_loop_of_easter_monster(void **context)
{
    (void)context;
    const ennead_state state = state_of(EASTER_MONSTER);
    const ennead_step *step = assert_only_removes(
        &state, "SK-Loop", "173 231 325 358 452 485 584 691 713 825 826 852 958");

    assert_cells(step->cells, "12 18 21 23 27 29 32 38 72 78 81 83 87 89 92 98");
    assert_int_equal(step->digits, ENNEAD_ALL_DIGITS);
    assert_int_equal(step->node_count, 16);
    assert_int_equal(step->nodes[0].digit, 1);
    assert_int_equal(step->nodes[0].house, 20);
    assert_cells(step->nodes[0].cells, "27 38");
    assert_false(step->rests_on_unique);
}

/* If the fewest houses of a digit can be chosen in several ways, the one that removes most is
 * reported. */
static void of_several_ways_the_best_is_told(void **context)
{
    (void)context;
    ennead_state state = state_of(EASTER_MONSTER);

    /* 5 was in r8c1, r8c3 and r8c7, which row 8 joins; for r8c7 alone box 9 does as well. */
    ennead_state_remove(&state, 63, 5);
    ennead_state_remove(&state, 65, 5);
    assert_only_removes(&state, "SK-Loop",
                        "173 231 325 358 452 485 579 597 691 713 825 826 852 958");
}

static void a_corner_must_be_filled(void **context)
{
    (void)context;
    ennead_state state = state_of(EASTER_MONSTER);

    add_candidate(&state, 2, 2, 9);
    assert_finds_nothing(&state, "SK-Loop");
}

static void a_digit_more_breaks_it(void **context)
{
    (void)context;
    ennead_state state = state_of(EASTER_MONSTER);

    /* 9 was in column 8 alone; a box must help now, which makes 17 houses. */
    add_candidate(&state, 2, 1, 9);
    assert_finds_nothing(&state, "SK-Loop");
}

static void a_pair_must_have_an_empty_cell(void **context)
{
    (void)context;
    ennead_state state = state_of(EASTER_MONSTER);

    assert_int_equal(ennead_state_place(&state, 63, 6), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_place(&state, 65, 5), ENNEAD_STATUS_OK);
    assert_finds_nothing(&state, "SK-Loop");
}

static void an_open_board_has_none(void **context)
{
    (void)context;
    const ennead_state state = open_board();
    assert_finds_nothing(&state, "SK-Loop");
}

static void its_steps_are_true(void **context)
{
    (void)context;
    assert_finds_only_truth("SK-Loop");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_loop_of_easter_monster),
        cmocka_unit_test(of_several_ways_the_best_is_told),
        cmocka_unit_test(a_corner_must_be_filled),
        cmocka_unit_test(a_digit_more_breaks_it),
        cmocka_unit_test(a_pair_must_have_an_empty_cell),
        cmocka_unit_test(an_open_board_has_none),
        cmocka_unit_test(its_steps_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
