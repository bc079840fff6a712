/* SPDX-License-Identifier: MIT */
/*
 * Two strong links of one digit, and empty rectangles, on boards that hold nothing else.
 */
#include "support/steps.h"

static void assert_chain(const ennead_step *step, const char *const path[4])
{
    assert_int_equal(step->node_count, 4);
    assert_int_equal(step->key_count, 4);
    for (int i = 0; i < 4; i++) {
        assert_cells(step->nodes[i].cells, path[i]);
        assert_int_equal(step->nodes[i].on, i % 2);
        assert_int_equal(step->nodes[i].digit, step->focus);
        assert_true(ennead_cell_set_has(step->nodes[i].cells, step->keys[i]));
    }
}

static void a_skyscraper_stands_on_a_column(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 6, 1, "07");
    keep_places(&state, 6, 6, "08");
    const ennead_step *step = assert_only_removes(&state, "Skyscraper", "619 639 688 698");
    assert_chain(step, (const char *const[]){"28", "21", "71", "79"});
    assert_int_equal(step->base, 1 << 1 | 1 << 6);
}

static void a_skyscraper_in_columns(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 6, 9 + 1, "07");
    keep_places(&state, 6, 9 + 6, "08");
    const ennead_step *step = assert_only_removes(&state, "Skyscraper", "688 689 691 693");
    assert_chain(step, (const char *const[]){"82", "12", "17", "97"});
    assert_int_equal(step->base, 1 << 10 | 1 << 15);
    assert_finds_nothing(&state, "Two-String Kite");
    assert_finds_nothing(&state, "Turbot Fish");
}

/* When both ends are aligned it is an X-Wing. */
static void an_x_wing_is_no_skyscraper(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 6, 1, "07");
    keep_places(&state, 6, 6, "07");
    assert_finds_nothing(&state, "Skyscraper");
}

static void a_kite_has_two_strings(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 3, 1, "06");
    keep_places(&state, 3, 9 + 2, "08");
    const ennead_step *step = assert_only_removes(&state, "Two-String Kite", "397");
    assert_chain(step, (const char *const[]){"27", "21", "13", "93"});
    assert_int_equal(step->base, 1 << 1 | 1 << 11);
    assert_finds_nothing(&state, "Skyscraper");
}

/* Box 1 has r1c1 and r3c3; row 7 has r7c3 and r7c6. */
static void a_turbot_fish_has_a_link_in_a_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 3, 18, "08");
    keep_places(&state, 3, 6, "25");
    const ennead_step *step = assert_only_removes(&state, "Turbot Fish", "316");
    assert_int_equal(step->base, 1 << 6 | 1 << 18);
    assert_chain(step, (const char *const[]){"76", "73", "33", "11"});
    assert_finds_nothing(&state, "Skyscraper");
    assert_finds_nothing(&state, "Two-String Kite");
}

/* Two cells that are a link in their row and their box are one link. */
static void a_link_counts_once(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 3, 0, "01");
    keep_places(&state, 3, 18, "01");
    keep_places(&state, 3, 6, "12");
    assert_only_removes(&state, "Skyscraper", "381 391");
    assert_finds_nothing(&state, "Turbot Fish");
    /* And so for a column. */
    state = open_board();
    keep_places(&state, 3, 9, "01");
    keep_places(&state, 3, 18, "03");
    keep_places(&state, 3, 15, "12");
    assert_only_removes(&state, "Skyscraper", "318 319");
    assert_finds_nothing(&state, "Turbot Fish");
}

static void an_empty_rectangle_by_a_column(void **context)
{
    (void)context;
    ennead_state state = open_board();

    /* Box 1: row 1 and column 1; column 6: r1c6 and r8c6. */
    keep_places(&state, 4, 18, "01236");
    keep_places(&state, 4, 18, "126");
    keep_places(&state, 4, 9 + 5, "07");
    const ennead_step *step = assert_only_removes(&state, "Empty Rectangle", "481");
    assert_int_equal(step->base, 1 << 18 | 1 << 14);
    assert_int_equal(step->key_count, 2);
    assert_int_equal(step->keys[0], 5);
    assert_int_equal(step->keys[1], 68);
    assert_cells(step->cells, "12 13 16 31 86");
}

static void an_empty_rectangle_by_a_row(void **context)
{
    (void)context;
    ennead_state state = open_board();

    /* Box 9: row 9 and column 7; row 2: r2c7 and r2c3. */
    keep_places(&state, 4, 26, "0378");
    keep_places(&state, 4, 1, "26");
    const ennead_step *step = assert_only_removes(&state, "Empty Rectangle", "493");
    assert_int_equal(step->base, 1 << 26 | 1 << 1);
    assert_int_equal(step->keys[0], 15);
    assert_int_equal(step->keys[1], 11);
}

/* A link whose far end is level with the box would be about the box itself. */
static void the_far_end_is_not_level_with_the_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 4, 18, "126");
    keep_places(&state, 4, 9 + 5, "02");
    assert_finds_nothing(&state, "Empty Rectangle");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_skyscraper_stands_on_a_column),
        cmocka_unit_test(a_skyscraper_in_columns),
        cmocka_unit_test(an_x_wing_is_no_skyscraper),
        cmocka_unit_test(a_kite_has_two_strings),
        cmocka_unit_test(a_turbot_fish_has_a_link_in_a_box),
        cmocka_unit_test(a_link_counts_once),
        cmocka_unit_test(an_empty_rectangle_by_a_column),
        cmocka_unit_test(an_empty_rectangle_by_a_row),
        cmocka_unit_test(the_far_end_is_not_level_with_the_box),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
