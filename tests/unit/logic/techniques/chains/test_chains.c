/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops on boards that hold few links.
 */
#include "support/steps.h"

#include <string.h>

static void assert_node(const ennead_step *step, int index, int digit, const char *cell, int on)
{
    assert_int_equal(step->nodes[index].digit, digit);
    assert_int_equal(step->nodes[index].on, on);
    assert_cells(step->nodes[index].cells, cell);
}

static void an_x_chain(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, 0, "04");
    keep_places(&state, 5, 5, "47");
    keep_places(&state, 5, 8, "17");
    const ennead_step *step = assert_only_removes(&state, "X-Chain", "522 532 571 581");
    assert_int_equal(step->focus, 5);
    assert_int_equal(step->node_count, 6);
    assert_node(step, 0, 5, "11", 0);
    assert_node(step, 1, 5, "15", 1);
    assert_node(step, 2, 5, "65", 0);
    assert_node(step, 5, 5, "92", 1);
    assert_cells(step->cells, "11 15 65 68 92 98");
    assert_int_equal(step->rating, 67);
    assert_finds_nothing(&state, "XY-Chain");
}

static void an_xy_chain(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "58");
    keep_digits(&state, 1, 5, "68");
    keep_digits(&state, 7, 5, "67");
    keep_digits(&state, 7, 8, "57");
    const ennead_step *step = assert_only_removes(&state, "XY-Chain", "518 571");
    assert_int_equal(step->node_count, 8);
    assert_node(step, 0, 5, "11", 0);
    assert_node(step, 1, 8, "11", 1);
    assert_node(step, 2, 8, "15", 0);
    assert_node(step, 7, 5, "78", 1);
    assert_int_equal(step->rating, 72);
}

static void a_loop(void **context)
{
    (void)context;
    ennead_state state = open_board();
    ennead_cell_set row = {{0x1fe & ~0x10u}};

    keep_digits(&state, 1, 1, "12");
    keep_digits(&state, 1, 5, "23");
    keep_digits(&state, 5, 5, "34");
    keep_digits(&state, 5, 1, "14");
    /* Reported once, though it can be started at each of its links, in both directions. */
    const struct steps *steps = steps_of(&state, "Continuous Nice Loop");
    assert_int_equal(steps->count, 1);
    assert_int_equal(steps->list[0].node_count, 8);
    assert_cells(steps->list[0].cells, "11 15 51 55");
    assert_memory_equal(&steps->list[0].removed[2], &row, sizeof row);
    for (int digit = 1; digit <= 9; digit++) {
        const ennead_cell_set gone = steps->list[0].removed[digit];
        assert_int_equal(__builtin_popcountll(gone.words[0]) + __builtin_popcountll(gone.words[1]),
                         digit <= 4 ? 7 : 0);
    }
}

/* In a cell that a loop goes through by a weak link no third digit can be. */
static void a_loop_through_a_cell(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 1, 0, "04");
    keep_places(&state, 2, 9, "04");
    keep_digits(&state, 5, 5, "12");
    const struct steps *steps = steps_of(&state, "Continuous Nice Loop");
    assert_int_equal(steps->count, 1);
    for (int digit = 3; digit <= 9; digit++)
        assert_true(ennead_cell_set_has(steps->list[0].removed[digit], 0));
    assert_false(ennead_cell_set_has(steps->list[0].removed[1], 0));
    assert_false(ennead_cell_set_has(steps->list[0].removed[2], 0));
}

static void a_chain_between_two_digits(void **context)
{
    (void)context;
    ennead_state state = open_board();
    int found = 0;

    keep_places(&state, 1, 9, "07");
    keep_digits(&state, 8, 5, "12");
    keep_places(&state, 2, 2, "14");
    const struct steps *steps = steps_of(&state, "Alternating Inference Chain");
    for (size_t i = 0; i < steps->count; i++) {
        const ennead_step *step = &steps->list[i];
        if (step->nodes[0].digit == step->nodes[step->node_count - 1].digit)
            continue;
        assert_does(step, "132 211", "");
        assert_int_equal(step->node_count, 6);
        found++;
    }
    assert_int_equal(found, 1);
}

static void a_loop_that_is_broken(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 1, 9, "07");
    keep_places(&state, 1, 13, "17");
    keep_places(&state, 1, 18, "04");
    const struct steps *steps = steps_of(&state, "Discontinuous Nice Loop");
    assert_true(steps->count > 0);
    const ennead_step *step = &steps->list[0];
    assert_does(step, "211 311 411 511 611 711 811 911", "");
    assert_node(step, 0, 1, "11", 0);
    assert_node(step, 5, 1, "11", 1);
    /* All others lead from a candidate that is on to the same that is off. */
    for (size_t i = 1; i < steps->count; i++) {
        step = &steps->list[i];
        assert_int_equal(step->nodes[0].on, 1);
        assert_int_equal(step->nodes[step->node_count - 1].on, 0);
        assert_int_equal(step->key_count, 1);
        assert_true(ennead_cell_set_has(step->removed[step->focus], step->keys[0]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_x_chain),
        cmocka_unit_test(an_xy_chain),
        cmocka_unit_test(a_loop),
        cmocka_unit_test(a_loop_through_a_cell),
        cmocka_unit_test(a_chain_between_two_digits),
        cmocka_unit_test(a_loop_that_is_broken),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
