/* SPDX-License-Identifier: MIT */
/*
 * Junior exocets: that of Fata Morgana, more that follows where its digits have less room, and what
 * breaks it.
 *
 * The base is r5c4 and r5c6 with 1, 3 and 6; the targets are r4c2 and r6c8, beside the 5 in r6c2
 * and the 5 in r4c8; the cross-lines are columns 2, 5 and 8, outside the band with
 *
 *     1 in rows 9; 1 9; 1      3 in rows 2; 1 2 9; 9      6 in rows 1; 1 3 8; 8
 */
#include "support/exotic.h"

static void the_exocet_of_fata_morgana(void **context)
{
    (void)context;
    const ennead_state state = state_of(FATA_MORGANA);
    const ennead_step *step = assert_only_removes(&state, "Junior Exocet", "242 442");

    assert_cells(step->cells, "42 54 56 68");
    assert_int_equal(step->digits, 1 | 1 << 2 | 1 << 5);
    assert_int_equal(step->base, (1 << 1 | 1 << 4 | 1 << 7) << 9);
    assert_int_equal(step->cover, 7 << 3);
    assert_int_equal(step->key_count, 4);
    assert_int_equal(step->keys[0], 39);
    assert_int_equal(step->keys[1], 41);
    assert_int_equal(step->keys[2], 28);
    assert_int_equal(step->keys[3], 52);
    assert_cells(step->colors[0], "67 69");
    assert_cells(step->colors[1], "41 43");
}

/* Rows and columns exchanged. */
static void exocets_stand_upright_too(void **context)
{
    (void)context;
    char turned[82] = {0};

    for (int cell = 0; cell < 81; cell++)
        turned[cell % 9 * 9 + cell / 9] = FATA_MORGANA[cell];
    const ennead_state state = state_of(turned);
    assert_only_removes(&state, "Junior Exocet", "224 424");
}

static void a_digit_without_room_leaves_the_base(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    /* 1 only in row 1, in columns 5 and 8: once at most, so the base cannot hold it. */
    keep_places(&state, 1, 9 + 1, "345");
    keep_places(&state, 1, 9 + 4, "0345");
    const ennead_step *step =
        assert_only_removes(&state, "Junior Exocet", "142 154 156 168 242 442");
    assert_int_equal(step->digits, 1 | 1 << 2 | 1 << 5);
}

/* Without 3 in r6c7 and r6c9 r4c2 is not 3; and 1 and 6, which are left for it, only r6c9 can
 * hold. */
static void a_digit_that_its_mirror_lacks_leaves_the_target(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    ennead_state_remove(&state, 51, 3);
    const ennead_step *step = assert_only_removes(&state, "Junior Exocet", "242 342 442 769 969");
    assert_cells(step->colors[0], "67 69");
}

static void one_cell_of_a_mirror_holds_the_digit(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    /* r4c3 has lost 6; of r4c1 and r4c3 only r4c1 can hold what is in r6c8. */
    ennead_state_remove(&state, 29, 6);
    assert_only_removes(&state, "Junior Exocet", "241 242 441 442 668 841");
}

static void a_digit_thrice_in_the_cross_lines_breaks_it(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    add_candidate(&state, 2, 2, 1);
    assert_finds_nothing(&state, "Junior Exocet");
}

static void the_cell_beside_a_target_must_lack_the_digits(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    add_candidate(&state, 6, 2, 6);
    assert_finds_nothing(&state, "Junior Exocet");
    state = state_of(FATA_MORGANA);
    add_candidate(&state, 4, 8, 1);
    assert_finds_nothing(&state, "Junior Exocet");
}

static void a_target_must_be_empty(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    assert_int_equal(ennead_state_place(&state, 28, 2), ENNEAD_STATUS_OK);
    assert_finds_nothing(&state, "Junior Exocet");
}

static void the_base_has_three_digits_at_least_and_five_at_most(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    ennead_state_remove(&state, 39, 1);
    ennead_state_remove(&state, 41, 1);
    assert_finds_nothing(&state, "Junior Exocet");
    state = state_of(FATA_MORGANA);
    add_candidate(&state, 5, 4, 2);
    add_candidate(&state, 5, 4, 4);
    add_candidate(&state, 5, 4, 9);
    assert_finds_nothing(&state, "Junior Exocet");
    state = state_of(FATA_MORGANA);
    assert_int_equal(ennead_state_place(&state, 41, 1), ENNEAD_STATUS_OK);
    assert_finds_nothing(&state, "Junior Exocet");
}

/* No two digits can be in the base and in the targets: nothing is reported for such a board. */
static void a_base_that_cannot_be_filled_is_left_alone(void **context)
{
    (void)context;
    ennead_state state = state_of(FATA_MORGANA);

    keep_digits(&state, 4, 2, "1");
    keep_digits(&state, 6, 8, "1");
    assert_finds_nothing(&state, "Junior Exocet");
}

static void its_steps_are_true(void **context)
{
    (void)context;
    assert_finds_only_truth("Junior Exocet");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_exocet_of_fata_morgana),
        cmocka_unit_test(exocets_stand_upright_too),
        cmocka_unit_test(a_digit_without_room_leaves_the_base),
        cmocka_unit_test(a_digit_that_its_mirror_lacks_leaves_the_target),
        cmocka_unit_test(one_cell_of_a_mirror_holds_the_digit),
        cmocka_unit_test(a_digit_thrice_in_the_cross_lines_breaks_it),
        cmocka_unit_test(the_cell_beside_a_target_must_lack_the_digits),
        cmocka_unit_test(a_target_must_be_empty),
        cmocka_unit_test(the_base_has_three_digits_at_least_and_five_at_most),
        cmocka_unit_test(a_base_that_cannot_be_filled_is_left_alone),
        cmocka_unit_test(its_steps_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
