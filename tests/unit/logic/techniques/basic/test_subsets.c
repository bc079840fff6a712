/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden subsets on boards that hold nothing else.
 */
#include "support/steps.h"

static void a_naked_pair_keeps_its_digits(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 4, 1, "28");
    keep_digits(&state, 4, 9, "28");
    const ennead_step *step = assert_only_removes(
        &state, "Naked Pair", "242 243 244 245 246 247 248 842 843 844 845 846 847 848");
    assert_int_equal(step->base, 1 << 3);
    assert_int_equal(step->digits, 1 << 1 | 1 << 7);
    assert_cells(step->cells, "41 49");
    assert_int_equal(step->rating, 30);
    assert_finds_nothing(&state, "Naked Triple");
    assert_finds_nothing(&state, "Hidden Pair");
}

/* Two cells of a box and a column eliminate from both, and are reported once. */
static void a_naked_pair_clears_both_its_houses(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 4, 1, "28");
    keep_digits(&state, 6, 1, "28");
    const ennead_step *step = assert_only_removes(
        &state, "Naked Pair",
        "211 221 231 242 243 251 252 253 262 263 271 281 291 811 821 831 842 843 851 852 853 862 "
        "863 871 881 891");
    assert_int_equal(step->base, 1 << 21);
}

static void a_naked_triple_needs_no_cell_with_all_three(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 5, "12");
    keep_digits(&state, 2, 5, "23");
    keep_digits(&state, 7, 5, "13");
    const ennead_step *step = assert_only_removes(
        &state, "Naked Triple",
        "135 145 155 165 185 195 235 245 255 265 285 295 335 345 355 365 385 395");
    assert_int_equal(step->base, 1 << 13);
    assert_finds_nothing(&state, "Naked Pair");
}

static void a_naked_quad_in_a_box(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 7, 7, "12");
    keep_digits(&state, 8, 8, "23");
    keep_digits(&state, 9, 9, "34");
    keep_digits(&state, 7, 9, "1234");
    const ennead_step *step = assert_only_removes(
        &state, "Naked Quad",
        "178 187 189 197 198 278 287 289 297 298 378 387 389 397 398 478 487 489 497 498");
    assert_int_equal(step->base, 1 << 26);
    assert_int_equal(step->digits, 15);
}

/* Cells that are single, or a pair whose digits leave nothing to remove, make no pair. */
static void what_does_nothing_is_no_step(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 4, 1, "28");
    keep_digits(&state, 4, 9, "28");
    keep_places(&state, 2, 3, "08");
    keep_places(&state, 8, 3, "08");
    assert_finds_nothing(&state, "Naked Pair");
    assert_finds_nothing(&state, "Hidden Pair");
    state = open_board();
    keep_digits(&state, 4, 1, "2");
    keep_digits(&state, 4, 9, "28");
    assert_finds_nothing(&state, "Naked Pair");
}

static void a_hidden_pair_keeps_its_cells(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 4, 9 + 2, "17");
    keep_places(&state, 6, 9 + 2, "17");
    const ennead_step *step = assert_only_removes(
        &state, "Hidden Pair", "123 183 223 283 323 383 523 583 723 783 823 883 923 983");
    assert_int_equal(step->base, 1 << 11);
    assert_int_equal(step->digits, 1 << 3 | 1 << 5);
    assert_cells(step->cells, "23 83");
    assert_int_equal(step->rating, 34);
}

static void hidden_triples_and_quads(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 4, 20, "01");
    keep_places(&state, 6, 20, "15");
    keep_places(&state, 8, 20, "05");
    const struct steps *steps = steps_of(&state, "Hidden Triple");
    assert_int_equal(steps->count, 1);
    assert_int_equal(steps->list[0].digits, 1 << 3 | 1 << 5 | 1 << 7);
    assert_cells(steps->list[0].cells, "17 18 29");
    keep_places(&state, 9, 20, "58");
    assert_int_equal(steps_of(&state, "Hidden Quad")->count, 1);
    assert_cells(steps_of(&state, "Hidden Quad")->list[0].cells, "17 18 29 39");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_naked_pair_keeps_its_digits),
        cmocka_unit_test(a_naked_pair_clears_both_its_houses),
        cmocka_unit_test(a_naked_triple_needs_no_cell_with_all_three),
        cmocka_unit_test(a_naked_quad_in_a_box),
        cmocka_unit_test(what_does_nothing_is_no_step),
        cmocka_unit_test(a_hidden_pair_keeps_its_cells),
        cmocka_unit_test(hidden_triples_and_quads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
