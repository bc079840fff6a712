/* SPDX-License-Identifier: MIT */
/*
 * Fish on boards that hold nothing else: by rows and by columns, of every size, with fins and
 * sashimi, and the boards that only look like fish.
 */
#include "support/steps.h"

static void an_x_wing_empties_its_columns(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 1, "27");
    keep_places(&state, 5, 5, "27");
    const ennead_step *step = assert_only_removes(
        &state, "X-Wing", "513 518 533 538 543 548 553 558 573 578 583 588 593 598");
    assert_int_equal(step->base, 1 << 1 | 1 << 5);
    assert_int_equal(step->cover, 1 << 11 | 1 << 16);
    assert_int_equal(step->digits, 1 << 4);
    assert_int_equal(step->focus, 5);
    assert_int_equal(step->rating, 32);
    assert_cells(step->cells, "23 28 63 68");
    assert_cells(step->fins, "");
    assert_finds_nothing(&state, "Swordfish");
    assert_finds_nothing(&state, "Finned X-Wing");
}

static void fish_swim_in_columns_too(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 9, 9 + 0, "036");
    keep_places(&state, 9, 9 + 4, "03");
    keep_places(&state, 9, 9 + 8, "36");
    const ennead_step *step = assert_only_removes(
        &state, "Swordfish",
        "912 913 914 916 917 918 942 943 944 946 947 948 972 973 974 976 977 978");
    assert_int_equal(step->base, 1 << 9 | 1 << 13 | 1 << 17);
    assert_int_equal(step->cover, 1 << 0 | 1 << 3 | 1 << 6);
    assert_finds_nothing(&state, "X-Wing");
}

static void a_jellyfish_has_four_rows(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 1, 0, "0257");
    keep_places(&state, 1, 3, "25");
    keep_places(&state, 1, 4, "07");
    keep_places(&state, 1, 7, "0257");
    const ennead_step *step =
        assert_only_removes(&state, "Jellyfish",
                            "121 123 126 128 131 133 136 138 161 163 166 168 171 173 176 178 191 "
                            "193 196 198");
    assert_int_equal(__builtin_popcount(step->base), 4);
    assert_finds_nothing(&state, "X-Wing");
    assert_finds_nothing(&state, "Swordfish");
}

/* The fin r2c9 shares box 3 with r1c8 and r3c8, where alone the 5 goes. */
static void a_fin_saves_what_it_does_not_see(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 1, "278");
    keep_places(&state, 5, 5, "27");
    const ennead_step *step = assert_only_removes(&state, "Finned X-Wing", "518 538");
    assert_cells(step->fins, "29");
    assert_cells(step->cells, "23 28 63 68");
    assert_finds_nothing(&state, "X-Wing");
    assert_finds_nothing(&state, "Sashimi X-Wing");
}

static void two_fins_share_a_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 1, "2678");
    keep_places(&state, 5, 5, "27");
    const ennead_step *step = assert_only_removes(&state, "Finned X-Wing", "518 538");
    assert_cells(step->fins, "27 29");
    /* A third fin in another box ends it. */
    state = open_board();
    keep_places(&state, 5, 1, "2378");
    keep_places(&state, 5, 5, "27");
    assert_finds_nothing(&state, "Finned X-Wing");
}

/* Without its fin, row 2 has one candidate. */
static void a_sashimi_row_has_one_candidate_left(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 1, "28");
    keep_places(&state, 5, 5, "27");
    const struct steps *steps = steps_of(&state, "Sashimi X-Wing");
    /* Row 2 has its fin in c9 and row 6 in c8: two ways to see the same skyscraper. */
    assert_int_equal(steps->count, 2);
    assert_does(&steps->list[0], "518 538", "");
    assert_cells(steps->list[0].fins, "29");
    assert_does(&steps->list[1], "549 559", "");
    assert_cells(steps->list[1].fins, "68");
    assert_finds_nothing(&state, "Finned X-Wing");
}

/* A row with fins only would be no part of the fish. */
static void every_row_has_a_candidate_that_is_no_fin(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 1, "01");
    keep_places(&state, 5, 5, "47");
    assert_finds_nothing(&state, "Sashimi X-Wing");
}

static void larger_fish_have_fins_too(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 2, 0, "036");
    keep_places(&state, 2, 3, "036");
    keep_places(&state, 2, 7, "0367");
    assert_only_removes(&state, "Finned Swordfish", "277 297");
    state = open_board();
    keep_places(&state, 2, 0, "036");
    keep_places(&state, 2, 3, "036");
    keep_places(&state, 2, 8, "37");
    const struct steps *steps = steps_of(&state, "Sashimi Swordfish");
    assert_int_equal(steps->count, 1);
    assert_does(&steps->list[0], "277 287", "");
    state = open_board();
    keep_places(&state, 2, 0, "0346");
    keep_places(&state, 2, 3, "036");
    keep_places(&state, 2, 7, "0367");
    keep_places(&state, 2, 8, "0346");
    assert_int_equal(steps_of(&state, "Finned Jellyfish")->count, 1);
    state = open_board();
    keep_places(&state, 2, 0, "0346");
    keep_places(&state, 2, 3, "0346");
    keep_places(&state, 2, 5, "0346");
    keep_places(&state, 2, 8, "47");
    assert_int_equal(steps_of(&state, "Sashimi Jellyfish")->count, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_x_wing_empties_its_columns),
        cmocka_unit_test(fish_swim_in_columns_too),
        cmocka_unit_test(a_jellyfish_has_four_rows),
        cmocka_unit_test(a_fin_saves_what_it_does_not_see),
        cmocka_unit_test(two_fins_share_a_box),
        cmocka_unit_test(a_sashimi_row_has_one_candidate_left),
        cmocka_unit_test(every_row_has_a_candidate_that_is_no_fin),
        cmocka_unit_test(larger_fish_have_fins_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
