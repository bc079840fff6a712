/* SPDX-License-Identifier: MIT */
/*
 * Senior exocets: that of the worked example, and what breaks it.
 */
#include "support/exotic.h"

static ennead_state example_state(void)
{
    const char *line = ennead_technique_example(ENNEAD_SENIOR_EXOCET);
    ennead_case example;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    return example.state;
}

static void the_exocet_of_the_example(void **context)
{
    (void)context;
    const ennead_state state = example_state();
    const ennead_step *step =
        assert_only_removes(&state, "Senior Exocet", "279 369 553 652 653 852 969 979");

    assert_cells(step->cells, "52 53 69 79");
    assert_int_equal(step->digits, 1 << 2 | 1 << 4 | 1 << 5 | 1 << 7);
    assert_int_equal(step->key_count, 4);
    assert_int_equal(step->keys[0], 37);
    assert_int_equal(step->keys[1], 38);
    assert_int_equal(step->keys[2], 53);
    assert_int_equal(step->keys[3], 60 + 2);
    assert_int_equal(step->base, 0);
}

/* With more places for 8 there are ways through the base that miss r6c9 and r7c9. */
static void a_way_past_the_targets_breaks_it(void **context)
{
    (void)context;
    ennead_state state = example_state();

    for (int column = 1; column <= 9; column++)
        for (int row = 1; row <= 9; row++)
            if (state.values[9 * row + column - 10] == 0)
                add_candidate(&state, row, column, 8);
    assert_finds_nothing(&state, "Senior Exocet");
}

static void a_base_cell_must_be_empty(void **context)
{
    (void)context;
    ennead_state state = example_state();

    assert_int_equal(ennead_state_place(&state, 37, 3), ENNEAD_STATUS_OK);
    const struct steps *steps = steps_of(&state, "Senior Exocet");
    for (size_t i = 0; i < steps->count; i++)
        assert_true(steps->list[i].keys[0] != 37 && steps->list[i].keys[1] != 37);
}

/* Both targets in the band of the base are for the junior ones. */
static void junior_exocets_are_not_told(void **context)
{
    (void)context;
    const ennead_state state = state_of(FATA_MORGANA);

    assert_int_equal(steps_of(&state, "Junior Exocet")->count, 1);
    assert_finds_nothing(&state, "Senior Exocet");
}

static void an_open_board_has_none(void **context)
{
    (void)context;
    const ennead_state state = open_board();
    assert_finds_nothing(&state, "Senior Exocet");
}

static void its_steps_are_true(void **context)
{
    (void)context;
    assert_finds_only_truth("Senior Exocet");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_exocet_of_the_example),
        cmocka_unit_test(a_way_past_the_targets_breaks_it),
        cmocka_unit_test(a_base_cell_must_be_empty),
        cmocka_unit_test(junior_exocets_are_not_told),
        cmocka_unit_test(an_open_board_has_none),
        cmocka_unit_test(its_steps_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
