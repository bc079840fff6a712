/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles in r1c1, r1c4, r2c1 and r2c4 of boards that hold nothing else.
 */
#include "support/steps.h"

/* The board with these digits at the corners, NULL for all of them. */
static ennead_state rectangle(const char *upper_left, const char *upper_right,
                              const char *lower_left, const char *lower_right)
{
    const char *const corners[4] = {upper_left, upper_right, lower_left, lower_right};
    ennead_state state = open_board();

    for (int i = 0; i < 4; i++)
        if (corners[i] != NULL)
            keep_digits(&state, 1 + i / 2, i % 2 == 0 ? 1 : 4, corners[i]);
    return state;
}

static void one_open_corner(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", "12", "12", NULL);
    const ennead_step *step = assert_only_removes(&state, "Unique Rectangle Type 1", "124 224");

    assert_true(step->rests_on_unique);
    assert_int_equal(step->rating, 45);
    assert_int_equal(step->digits, 3);
    assert_cells(step->cells, "11 14 21 24");
    assert_cells(step->fins, "24");
    assert_int_equal(step->key_count, 4);
    assert_int_equal(step->keys[3], 12);
    /* Three corners that leave the fourth nothing else to lose. */
    keep_digits(&state, 2, 4, "34567");
    assert_finds_nothing(&state, "Unique Rectangle Type 1");
}

static void corners_that_have_lost_a_digit(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", "12", "12", "13");

    (void)assert_only_removes(&state, "Unique Rectangle Type 1", "124");
    /* Where the puzzle says that r2c4 cannot be 2 there may be one solution with the pattern. */
    state.limited = true;
    assert_finds_nothing(&state, "Unique Rectangle Type 1");
}

static void rectangles_in_one_box_or_four(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "12");
    keep_digits(&state, 1, 2, "12");
    keep_digits(&state, 2, 1, "12");
    keep_digits(&state, 4, 1, "12");
    assert_finds_nothing(&state, "Unique Rectangle Type 5");
    keep_digits(&state, 1, 4, "12");
    assert_finds_nothing(&state, "Unique Rectangle Type 6");
}

static void two_open_corners_with_one_digit(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", "12", "127", "127");
    const ennead_step *step =
        assert_only_removes(&state, "Unique Rectangle Type 2", "722 723 725 726 727 728 729");

    assert_int_equal(step->focus, 7);
    assert_finds_nothing(&state, "Unique Rectangle Type 5");
    state = rectangle("127", "12", "12", "127");
    (void)assert_only_removes(&state, "Unique Rectangle Type 5", "715 716 722 723");
    assert_finds_nothing(&state, "Unique Rectangle Type 2");
    state = rectangle("12", "127", "127", "127");
    (void)assert_only_removes(&state, "Unique Rectangle Type 5", "725 726");
    state = rectangle("12", "12", "127", "128");
    assert_finds_nothing(&state, "Unique Rectangle Type 2");
}

static void a_subset_with_open_corners(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", "12", "127", "128");

    keep_digits(&state, 2, 6, "78");
    const ennead_step *step = assert_only_removes(
        &state, "Unique Rectangle Type 3", "722 723 725 727 728 729 822 823 825 827 828 829");
    assert_int_equal(step->base, 1 << 1);
    assert_cells(step->colors[0], "26");
    assert_int_equal(step->rating, 46);
    assert_finds_nothing(&state, "Unique Rectangle Type 1");
}

static void a_digit_that_only_open_corners_hold(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", "12", "127", "128");

    keep_places(&state, 1, 1, "03");
    const ennead_step *step = assert_only_removes(&state, "Unique Rectangle Type 4", "221 224");
    assert_int_equal(step->focus, 1);
    assert_int_equal(step->base, 1 << 1);
}

static void open_corners_on_a_diagonal(void **context)
{
    (void)context;
    ennead_state state = rectangle("127", "12", "12", "128");

    assert_finds_nothing(&state, "Unique Rectangle Type 6");
    keep_places(&state, 1, 0, "03");
    assert_finds_nothing(&state, "Unique Rectangle Type 6");
    keep_places(&state, 1, 1, "03");
    const ennead_step *step = assert_only_removes(&state, "Unique Rectangle Type 6", "111 124");
    assert_int_equal(step->base, 3);
    state = rectangle("127", "12", "12", "128");
    keep_places(&state, 1, 9, "01");
    keep_places(&state, 1, 12, "01");
    step = assert_only_removes(&state, "Unique Rectangle Type 6", "111 124");
    assert_int_equal(step->base, 1 << 9 | 1 << 12);
}

static void a_hidden_rectangle(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", NULL, NULL, NULL);

    keep_places(&state, 1, 1, "03");
    assert_finds_nothing(&state, "Hidden Rectangle");
    keep_places(&state, 1, 12, "01");
    const ennead_step *step = assert_only_removes(&state, "Hidden Rectangle", "224");
    assert_int_equal(step->focus, 1);
    assert_int_equal(step->base, 1 << 1 | 1 << 12);
}

/* A digit that the row has already is nowhere outside the rectangle, but not inside either. */
static void a_digit_that_the_lines_have_already(void **context)
{
    (void)context;
    ennead_state state = rectangle("12", NULL, NULL, NULL);

    keep_places(&state, 1, 12, "01");
    assert_int_equal(ennead_state_place(&state, 16, 1), ENNEAD_STATUS_OK);
    assert_finds_nothing(&state, "Hidden Rectangle");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_open_corner),
        cmocka_unit_test(corners_that_have_lost_a_digit),
        cmocka_unit_test(rectangles_in_one_box_or_four),
        cmocka_unit_test(two_open_corners_with_one_digit),
        cmocka_unit_test(a_subset_with_open_corners),
        cmocka_unit_test(a_digit_that_only_open_corners_hold),
        cmocka_unit_test(open_corners_on_a_diagonal),
        cmocka_unit_test(a_hidden_rectangle),
        cmocka_unit_test(a_digit_that_the_lines_have_already),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
