/* SPDX-License-Identifier: MIT */
/*
 * Tridagons on a board that holds nothing else, that of Loki, and what breaks them.
 */
#include "support/exotic.h"

/* Twelve cells of boxes 1, 2, 4 and 5 with 1, 2 and 3; the last box runs as `last` says. */
static ennead_state twelve_cells(const char *last)
{
    static const int corners[3][2] = {{1, 1}, {1, 4}, {4, 1}};
    ennead_state state = open_board();

    for (int box = 0; box < 3; box++)
        for (int i = 0; i < 3; i++)
            keep_digits(&state, corners[box][0] + i, corners[box][1] + i, "123");
    for (int i = 0; i < 3; i++)
        keep_digits(&state, 4 + i, last[i] - '0', "123");
    return state;
}

static void one_cell_with_guardians(void **context)
{
    (void)context;
    ennead_state state = twelve_cells("654");

    add_candidate(&state, 5, 5, 4);
    const ennead_step *step = assert_only_removes(&state, "Tridagon", "155 255 355");
    assert_cells(step->cells, "11 14 22 25 33 36 41 46 52 55 63 64");
    assert_cells(step->fins, "55");
    assert_int_equal(step->digits, 7);
    assert_int_equal(step->base, (1 | 2 | 8 | 16) << 18);
    assert_int_equal(step->node_count, 1);
    assert_int_equal(step->nodes[0].digit, 4);
    add_candidate(&state, 5, 5, 9);
    assert_int_equal(assert_only_removes(&state, "Tridagon", "155 255 355")->node_count, 2);
}

static void one_digit_of_guardians(void **context)
{
    (void)context;
    ennead_state state = twelve_cells("654");

    add_candidate(&state, 1, 1, 4);
    add_candidate(&state, 2, 2, 4);
    const ennead_step *step = assert_only_removes(&state, "Tridagon", "412 413 421 423 431 432");
    assert_cells(step->fins, "11 22");
    assert_cells(step->nodes[0].cells, "11 22");
    /* In boxes that do not meet nothing sees both. */
    state = twelve_cells("654");
    add_candidate(&state, 1, 1, 4);
    add_candidate(&state, 5, 5, 4);
    assert_only_removes(&state, "Tridagon", "415 451");
}

static void two_cells_and_two_digits_are_too_many(void **context)
{
    (void)context;
    ennead_state state = twelve_cells("654");

    add_candidate(&state, 1, 1, 4);
    add_candidate(&state, 2, 2, 5);
    assert_finds_nothing(&state, "Tridagon");
}

static void boxes_that_run_alike_can_be_filled(void **context)
{
    (void)context;
    static const char *const even[] = {"456", "564", "645"}, *const odd[] = {"654", "465", "546"};

    for (size_t i = 0; i < COUNT_OF(even); i++) {
        ennead_state state = twelve_cells(even[i]);
        add_candidate(&state, 5, even[i][1] - '0', 4);
        assert_finds_nothing(&state, "Tridagon");
    }
    for (size_t i = 0; i < COUNT_OF(odd); i++) {
        ennead_state state = twelve_cells(odd[i]);
        add_candidate(&state, 5, odd[i][1] - '0', 4);
        assert_int_equal(steps_of(&state, "Tridagon")->count, 1);
    }
}

static void without_guardians_there_is_nothing_to_tell(void **context)
{
    (void)context;
    const ennead_state state = twelve_cells("654");
    assert_finds_nothing(&state, "Tridagon");
}

static void a_cell_without_the_digits_breaks_it(void **context)
{
    (void)context;
    ennead_state state = twelve_cells("654");

    add_candidate(&state, 5, 5, 4);
    keep_digits(&state, 5, 5, "4");
    assert_finds_nothing(&state, "Tridagon");
    /* One of the three is enough. */
    state = twelve_cells("654");
    add_candidate(&state, 5, 5, 4);
    keep_digits(&state, 1, 1, "1");
    assert_only_removes(&state, "Tridagon", "155 255 355");
}

static void the_tridagon_of_loki(void **context)
{
    (void)context;
    const ennead_technique_set singles = techniques_of("singles");
    ennead_state state = state_of(LOKI);

    assert_int_equal(ennead_path(test_finder(), &state, &singles, NULL, NULL),
                     ENNEAD_PATH_END_STUCK);
    const ennead_step *step = assert_only_removes(&state, "Tridagon", "388 588 788");
    assert_cells(step->cells, "46 47 55 58 64 69 74 77 85 88 96 99");
    assert_cells(step->fins, "88");
}

static void its_steps_are_true(void **context)
{
    (void)context;
    assert_finds_only_truth("Tridagon");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_cell_with_guardians),
        cmocka_unit_test(one_digit_of_guardians),
        cmocka_unit_test(two_cells_and_two_digits_are_too_many),
        cmocka_unit_test(boxes_that_run_alike_can_be_filled),
        cmocka_unit_test(without_guardians_there_is_nothing_to_tell),
        cmocka_unit_test(a_cell_without_the_digits_breaks_it),
        cmocka_unit_test(the_tridagon_of_loki),
        cmocka_unit_test(its_steps_are_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
