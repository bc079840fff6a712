/* SPDX-License-Identifier: MIT */
/*
 * Multi-sector locked sets: one on a board that holds nothing else, that of Platinum Blonde, and
 * what breaks them.
 */
#include "support/exotic.h"

/* Three rows and three columns: each row holds two digits of its own, each column one. */
static ennead_state nine_cells(void)
{
    static const char *const cells[3][3] = {
        {"127", "128", "129"}, {"347", "348", "349"}, {"567", "568", "569"}};
    ennead_state state = open_board();

    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            keep_digits(&state, 3 * row + 1, 3 * column + 1, cells[row][column]);
    return state;
}

static void nine_cells_are_locked(void **context)
{
    (void)context;
    const ennead_state state = nine_cells();
    const struct steps *steps = steps_of(&state, "Multi-Sector Locked Set");

    assert_int_equal(steps->count, 1);
    const ennead_step *step = &steps->list[0];
    assert_cells(step->cells, "11 14 17 41 44 47 71 74 77");
    assert_cells(step->removed[1], "12 13 15 16 18 19");
    assert_cells(step->removed[4], "42 43 45 46 48 49");
    assert_cells(step->removed[6], "72 73 75 76 78 79");
    assert_cells(step->removed[7], "21 31 51 61 81 91");
    assert_cells(step->removed[9], "27 37 57 67 87 97");
    assert_int_equal(step->node_count, 9);
    assert_int_equal(step->base, 1 | 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12 | 1 << 15);
}

static void a_digit_more_breaks_it(void **context)
{
    (void)context;
    ennead_state state = nine_cells();

    add_candidate(&state, 4, 4, 9);
    assert_finds_nothing(&state, "Multi-Sector Locked Set");
}

/* A filled cell does not belong to them, and its digit needs one house less. */
static void a_cell_may_be_filled(void **context)
{
    (void)context;
    ennead_state state = nine_cells();

    assert_int_equal(ennead_state_place(&state, 0, 1), ENNEAD_STATUS_OK);
    const struct steps *steps = steps_of(&state, "Multi-Sector Locked Set");
    assert_int_equal(steps->count, 1);
    assert_cells(steps->list[0].cells, "14 17 41 44 47 71 74 77");
    assert_cells(steps->list[0].removed[2], "12 13 15 16 18 19");
    assert_cells(steps->list[0].removed[1], "");
}

/* In the rows of one band it would be a matter of these. */
static void rows_of_one_band_are_not_told(void **context)
{
    (void)context;
    static const char *const digits[3] = {"127", "348", "569"};
    ennead_state state = open_board();

    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            keep_digits(&state, row + 1, 3 * column + 1, digits[row]);
    assert_finds_nothing(&state, "Multi-Sector Locked Set");
}

static void the_set_of_platinum_blonde(void **context)
{
    (void)context;
    const ennead_state state = state_of(PLATINUM_BLONDE);
    const ennead_technique_set set = techniques_of("msls");
    ennead_step step;

    assert_int_equal(ennead_step_next(test_finder(), &state, &set, &step), ENNEAD_STATUS_OK);
    assert_does(&step,
                "124 179 224 248 278 313 348 378 456 462 513 523 665 667 761 767 786 995 997", "");
    assert_cells(step.cells, "53 54 58 59 63 64 68 69 83 84 88 89 93 94 98 99");
    assert_int_equal(step.node_count, 16);
    /* 8 is in row 8, row 9, columns 8 and 9, but in one box only. */
    assert_true((step.base >> 26 & 1) != 0);
}

static void an_open_board_has_none(void **context)
{
    (void)context;
    const ennead_state state = open_board();
    assert_finds_nothing(&state, "Multi-Sector Locked Set");
}

static void its_steps_are_true(void **context)
{
    (void)context;
    assert_finds_only_truth("Multi-Sector Locked Set");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nine_cells_are_locked),
        cmocka_unit_test(a_digit_more_breaks_it),
        cmocka_unit_test(a_cell_may_be_filled),
        cmocka_unit_test(rows_of_one_band_are_not_told),
        cmocka_unit_test(the_set_of_platinum_blonde),
        cmocka_unit_test(an_open_board_has_none),
        cmocka_unit_test(its_steps_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
