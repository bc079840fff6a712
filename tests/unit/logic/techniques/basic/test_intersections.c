/* SPDX-License-Identifier: MIT */
/*
 * Pointing, claiming, locked pairs and triples on boards without other patterns.
 */
#include "support/steps.h"

static void a_box_points_along_its_row(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 7, 22, "35");
    const ennead_step *step = assert_only_removes(&state, "Pointing", "751 752 753 757 758 759");
    assert_int_equal(step->base, 1 << 22);
    assert_int_equal(step->cover, 1 << 4);
    assert_cells(step->cells, "54 56");
    assert_int_equal(step->rating, 26);
    assert_finds_nothing(&state, "Claiming");
}

static void a_box_points_along_its_column(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 7, 20, "258");
    const ennead_step *step = assert_only_removes(&state, "Pointing", "749 759 769 779 789 799");
    assert_int_equal(step->cover, 1 << 17);
    assert_cells(step->cells, "19 29 39");
    /* A single is not locked candidates. */
    keep_places(&state, 7, 20, "2");
    assert_finds_nothing(&state, "Pointing");
}

static void a_line_claims_in_its_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 3, 8, "67");
    const ennead_step *step = assert_only_removes(&state, "Claiming", "377 378 379 387 388 389");
    assert_int_equal(step->base, 1 << 8);
    assert_int_equal(step->cover, 1 << 26);
    state = open_board();
    keep_places(&state, 3, 9, "345");
    step = assert_only_removes(&state, "Claiming", "342 343 352 353 362 363");
    assert_int_equal(step->base, 1 << 9);
    assert_int_equal(step->cover, 1 << 21);
    assert_int_equal(step->rating, 28);
}

static void a_locked_pair_clears_line_and_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 5, 4, "19");
    keep_digits(&state, 5, 6, "19");
    const ennead_step *step = assert_only_removes(
        &state, "Locked Pair",
        "144 145 146 151 152 153 155 157 158 159 164 165 166 944 945 946 951 952 953 955 957 958 "
        "959 964 965 966");
    assert_int_equal(step->base, 1 << 4 | 1 << 22);
    assert_int_equal(step->digits, 1 | 1 << 8);
    assert_cells(step->cells, "54 56");
    /* If nothing outside the row is removed, it is only a naked pair. */
    keep_places(&state, 1, 22, "35");
    keep_places(&state, 9, 22, "35");
    assert_finds_nothing(&state, "Locked Pair");
}

static void a_locked_triple_takes_three_cells(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 7, "12");
    keep_digits(&state, 2, 7, "23");
    keep_digits(&state, 3, 7, "123");
    const struct steps *steps = steps_of(&state, "Locked Triple");
    assert_int_equal(steps->count, 1);
    assert_cells(steps->list[0].cells, "17 27 37");
    assert_int_equal(steps->list[0].base, 1 << 15 | 1 << 20);
    assert_finds_nothing(&state, "Locked Pair");
    /* Placed cells leave too few for a triple. */
    ennead_state_place(&state, 6, 1);
    assert_finds_nothing(&state, "Locked Triple");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_box_points_along_its_row),
        cmocka_unit_test(a_box_points_along_its_column),
        cmocka_unit_test(a_line_claims_in_its_box),
        cmocka_unit_test(a_locked_pair_clears_line_and_box),
        cmocka_unit_test(a_locked_triple_takes_three_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
