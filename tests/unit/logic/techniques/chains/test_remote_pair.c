/* SPDX-License-Identifier: MIT */
/*
 * Remote pairs: chains of cells with the same two candidates.
 */
#include "support/steps.h"

static void four_cells_in_a_chain(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "47");
    keep_digits(&state, 1, 5, "47");
    keep_digits(&state, 6, 5, "47");
    keep_digits(&state, 6, 8, "47");
    const ennead_step *step = assert_only_removes(&state, "Remote Pair", "418 461 718 761");
    assert_int_equal(step->digits, 1 << 3 | 1 << 6);
    assert_cells(step->cells, "11 15 65 68");
    assert_int_equal(step->node_count, 4);
    assert_cells(step->nodes[0].cells, "68");
    assert_int_equal(step->nodes[0].on, 1);
    assert_cells(step->nodes[3].cells, "11");
    assert_int_equal(step->nodes[3].on, 0);
    assert_int_equal(step->nodes[3].digit, 4);
}

static void fewer_or_scattered_cells_make_no_chain(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "47");
    keep_digits(&state, 1, 5, "47");
    keep_digits(&state, 6, 5, "47");
    assert_finds_nothing(&state, "Remote Pair");
    keep_digits(&state, 7, 8, "47");
    assert_finds_nothing(&state, "Remote Pair");
    keep_digits(&state, 6, 8, "48");
    assert_finds_nothing(&state, "Remote Pair");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_cells_in_a_chain),
        cmocka_unit_test(fewer_or_scattered_cells_make_no_chain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
