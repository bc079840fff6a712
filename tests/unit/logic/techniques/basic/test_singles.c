/* SPDX-License-Identifier: MIT */
/*
 * Singles: the last cell of a house, the only candidate of a cell, the only place of a digit.
 */
#include "support/steps.h"

static void the_last_cell_of_a_house(void **context)
{
    (void)context;
    const ennead_state state = state_of(
        "12345678.........................................................................");
    const struct steps *steps = steps_of(&state, "Full House");

    assert_int_equal(steps->count, 1);
    assert_does(&steps->list[0], "", "919");
    assert_int_equal(steps->list[0].base, 1);
    assert_int_equal(steps->list[0].rating, 10);
    assert_int_equal(steps->list[0].key_count, 1);
    assert_int_equal(steps->list[0].keys[0], 8);
}

static void the_only_candidate_of_a_cell(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 6, 2, "4");
    const struct steps *steps = steps_of(&state, "Naked Single");
    assert_int_equal(steps->count, 1);
    assert_does(&steps->list[0], "", "462");
    assert_int_equal(steps->list[0].base, 0);
    assert_int_equal(steps->list[0].rating, 23);
    assert_finds_nothing(&state, "Hidden Single");
    assert_finds_nothing(&state, "Full House");
}

/* r2c2 is the only place in box 1 (seen first), row 2 and column 2. */
static void the_only_place_of_a_digit(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 8, 18, "4");
    keep_places(&state, 8, 1, "1");
    keep_places(&state, 8, 10, "1");
    const struct steps *steps = steps_of(&state, "Hidden Single");
    assert_int_equal(steps->count, 3);
    for (size_t i = 0; i < 3; i++)
        assert_does(&steps->list[i], "", "822");
    assert_int_equal(steps->list[0].base, 1 << 18);
    assert_int_equal(steps->list[0].rating, 12);
    assert_int_equal(steps->list[1].base, 1 << 1);
    assert_int_equal(steps->list[1].rating, 15);
    assert_int_equal(steps->list[2].base, 1 << 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_cell_of_a_house),
        cmocka_unit_test(the_only_candidate_of_a_cell),
        cmocka_unit_test(the_only_place_of_a_digit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
