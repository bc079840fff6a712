/* SPDX-License-Identifier: MIT */
/*
 * XY-, XYZ- and W-Wings on boards that hold nothing else.
 */
#include "support/steps.h"

static void an_xy_wing(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 2, 2, "12");
    keep_digits(&state, 2, 8, "19");
    keep_digits(&state, 7, 2, "29");
    const ennead_step *step = assert_only_removes(&state, "XY-Wing", "978");
    assert_int_equal(step->focus, 9);
    assert_int_equal(step->digits, 1 | 1 << 1 | 1 << 8);
    assert_int_equal(step->key_count, 3);
    assert_int_equal(step->keys[0], 10);
    assert_int_equal(step->keys[1], 16);
    assert_int_equal(step->keys[2], 55);
    assert_cells(step->cells, "22 28 72");
    assert_int_equal(step->rating, 42);
    assert_finds_nothing(&state, "XYZ-Wing");
    /* With the same pincer digit there is no wing. */
    keep_digits(&state, 7, 2, "9");
    assert_finds_nothing(&state, "XY-Wing");
}

static void an_xyz_wing(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 2, 2, "129");
    keep_digits(&state, 2, 8, "19");
    keep_digits(&state, 3, 1, "29");
    const ennead_step *step = assert_only_removes(&state, "XYZ-Wing", "921 923");
    assert_int_equal(step->focus, 9);
    assert_int_equal(step->keys[0], 10);
    assert_int_equal(step->rating, 44);
    assert_finds_nothing(&state, "XY-Wing");
}

static void a_w_wing(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "58");
    keep_digits(&state, 9, 4, "58");
    keep_places(&state, 5, 6, "03"); /* r7c1, which sees r1c1, and r7c4, which sees r9c4 */
    const struct steps *steps = steps_of(&state, "W-Wing");
    assert_int_equal(steps->count, 1);
    const ennead_step *step = &steps->list[0];
    assert_does(step, "814 891", "");
    assert_int_equal(step->focus, 8);
    assert_int_equal(step->digits, 1 << 4 | 1 << 7);
    assert_int_equal(step->base, 1 << 6);
    assert_int_equal(step->key_count, 4);
    assert_int_equal(step->keys[0], 0);
    assert_int_equal(step->keys[1], 54);
    assert_int_equal(step->keys[2], 57);
    assert_int_equal(step->keys[3], 75);
    assert_int_equal(step->node_count, 6);
    assert_int_equal(step->nodes[0].digit, 8);
    assert_int_equal(step->nodes[1].digit, 5);
    assert_int_equal(step->nodes[1].on, 1);
    assert_int_equal(step->nodes[5].digit, 8);
}

/* The link's first cell may be the one that the second pincer sees. */
static void a_w_wing_whose_link_crosses(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 4, "58");
    keep_digits(&state, 9, 1, "58");
    keep_places(&state, 5, 5, "03");
    const struct steps *steps = steps_of(&state, "W-Wing");
    assert_int_equal(steps->count, 1);
    assert_does(&steps->list[0], "811 894", "");
    assert_int_equal(steps->list[0].keys[0], 3);
    assert_int_equal(steps->list[0].keys[1], 48);
    assert_int_equal(steps->list[0].keys[2], 45);
    assert_int_equal(steps->list[0].keys[3], 72);
    /* A link that has one pincer in it is no link between them. */
    state = open_board();
    keep_digits(&state, 1, 4, "58");
    keep_digits(&state, 9, 1, "58");
    keep_places(&state, 5, 0, "03");
    assert_finds_nothing(&state, "W-Wing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_xy_wing),
        cmocka_unit_test(an_xyz_wing),
        cmocka_unit_test(a_w_wing),
        cmocka_unit_test(a_w_wing_whose_link_crosses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
