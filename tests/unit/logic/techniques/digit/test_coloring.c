/* SPDX-License-Identifier: MIT */
/*
 * Coloring on boards that hold nothing but the links of one digit.
 */
#include "support/steps.h"

static void a_trap(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 0, "04");
    keep_places(&state, 5, 19, "18");
    keep_places(&state, 5, 14, "27");
    const ennead_step *step = assert_only_removes(&state, "Simple Colors Trap", "581");
    assert_int_equal(step->focus, 5);
    assert_cells(step->colors[0], "11 36");
    assert_cells(step->colors[1], "15 86");
    assert_cells(step->cells, "11 15 36 86");
    assert_finds_nothing(&state, "Simple Colors Wrap");
    assert_finds_nothing(&state, "Multi-Colors 1");
}

static void a_wrap(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 0, "04");
    keep_places(&state, 5, 9, "07");
    keep_places(&state, 5, 13, "06");
    keep_places(&state, 5, 25, "15");
    const ennead_step *step = assert_only_removes(&state, "Simple Colors Wrap", "515 581 586");
    assert_cells(step->colors[0], "11 75");
    assert_cells(step->colors[1], "15 81 86");
}

static void two_clusters_that_see_each_other(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 0, "07");
    keep_places(&state, 5, 5, "27");
    const ennead_step *step = assert_only_removes(&state, "Multi-Colors 1", "523 533 541 551");
    assert_cells(step->colors[0], "11");
    assert_cells(step->colors[1], "18");
    assert_cells(step->colors[2], "63");
    assert_cells(step->colors[3], "68");
    assert_finds_nothing(&state, "Multi-Colors 2");
}

static void a_color_that_sees_both_of_another(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 0, "07");
    keep_places(&state, 5, 4, "04");
    keep_places(&state, 5, 13, "24");
    keep_places(&state, 5, 2, "24");
    const ennead_step *step = assert_only_removes(&state, "Multi-Colors 2", "511");
    assert_cells(step->colors[0], "11");
    assert_cells(step->colors[2], "33 55");
    assert_cells(step->colors[3], "35 51");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trap),
        cmocka_unit_test(a_wrap),
        cmocka_unit_test(two_clusters_that_see_each_other),
        cmocka_unit_test(a_color_that_sees_both_of_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
