/* SPDX-License-Identifier: MIT */
/*
 * Which digits are to blame: mistakes put into states of which the solution is known; and how that
 * is said.
 */
#include "support/states.h"

static ennead_state_check checked(const ennead_state *state)
{
    ennead_state_check check;

    assert_int_equal(ennead_check_state(state, &check), ENNEAD_STATUS_OK);
    return check;
}

static int count_of(ennead_cell_set set)
{
    return __builtin_popcountll(set.words[0]) + __builtin_popcountll(set.words[1]);
}

static void a_right_state_leads_to_the_solution(void **state)
{
    (void)state;
    ennead_state s = state_of(EXAMPLE_PUZZLE);
    board solution;

    board_of(EXAMPLE_SOLUTION, solution);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const ennead_state_check check = checked(&s);
        assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_RIGHT);
        assert_true(check.by_givens);
        assert_boards_equal(check.solution, solution);
        assert_int_equal(count_of(check.wrong) + count_of(check.lost), 0);
        if (s.givens[cell] == 0)
            assert_int_equal(ennead_state_place(&s, cell, solution[cell]), ENNEAD_STATUS_OK);
    }
    assert_true(ennead_state_is_solved(&s));
}

/* A wrong digit is to blame, and not what it took from its neighbors; a right candidate that was
 * removed is lost. */
static void mistakes_are_found(void **state)
{
    (void)state;
    struct generator g = {31};
    board solution;

    board_of(EXAMPLE_SOLUTION, solution);
    for (int i = 0; i < 300; i++) {
        ennead_state s = state_of(EXAMPLE_PUZZLE);
        const int cell = (int)generator_below(&g, ENNEAD_CELLS);
        const int digit = 1 + (int)generator_below(&g, 9);
        if (s.givens[cell] != 0)
            continue;
        if (digit == solution[cell])
            assert_int_equal(ennead_state_remove(&s, cell, digit), ENNEAD_STATUS_OK);
        else
            assert_int_equal(ennead_state_place(&s, cell, digit), ENNEAD_STATUS_OK);
        const ennead_state_check check = checked(&s);
        assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_MISTAKE);
        assert_int_equal(count_of(check.wrong), digit != solution[cell]);
        assert_int_equal(count_of(check.lost), digit == solution[cell]);
        assert_true(ennead_cell_set_has(digit == solution[cell] ? check.lost : check.wrong, cell));
    }
}

static void without_one_solution_only_contradictions_count(void **state)
{
    (void)state;
    ennead_state s = state_of(TWO_BANDS);
    ennead_state_check check = checked(&s);

    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_OPEN);
    assert_int_equal(count_of(check.wrong), 0);
    /* The columns of the last band lack 7, 8, 9 below 1, 4, 2 and so on: 3, 6, 9 in column 1. */
    assert_int_equal(ennead_state_place(&s, 54, 3), ENNEAD_STATUS_OK);
    check = checked(&s);
    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_OPEN);
    assert_int_equal(ennead_state_place(&s, 55, 5), ENNEAD_STATUS_OK);
    check = checked(&s);
    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_true(ennead_cell_set_has(check.wrong, 55));
    assert_false(ennead_cell_set_has(check.wrong, 54));
}

static void equal_digits_in_sight_are_to_blame(void **state)
{
    (void)state;
    ennead_state s = state_of(CLASHING_PUZZLE);
    ennead_state_check check = checked(&s);

    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_true(ennead_cell_set_has(check.wrong, 0) && ennead_cell_set_has(check.wrong, 4));
    assert_int_equal(count_of(check.wrong), 2);
    s = state_of(
        "5................................................................................");
    assert_int_equal(ennead_state_place(&s, 9, 5), ENNEAD_STATUS_OK);
    check = checked(&s);
    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_int_equal(count_of(check.wrong), 1);
    assert_true(ennead_cell_set_has(check.wrong, 9));
}

static void a_puzzle_without_solution_is_impossible(void **state)
{
    (void)state;
    const ennead_state s = state_of(DEAD_PUZZLE);
    const ennead_state_check check = checked(&s);

    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_int_equal(count_of(check.wrong), 0);
}

/* Pencil marks only: there is nothing else to compare with. */
static void pencil_marks_alone_are_checked_for_solutions(void **state)
{
    (void)state;
    ennead_state s = {.givens = {0}};
    board solution;

    board_of(EXAMPLE_SOLUTION, solution);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        s.candidates[cell] = (uint16_t)(1u << (solution[cell] - 1));
    assert_int_equal(checked(&s).verdict, ENNEAD_STATE_VERDICT_RIGHT);
    assert_false(checked(&s).by_givens);
    assert_boards_equal(checked(&s).solution, solution);
    s.candidates[0] = 0;
    assert_int_equal(checked(&s).verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
}

static void what_is_no_state_is_refused(void **state)
{
    (void)state;
    ennead_state bad[3] = {{.givens = {10}}, {.values = {10}}, {.candidates = {512}}};
    ennead_state_check check;

    for (size_t i = 0; i < COUNT_OF(bad); i++)
        assert_int_equal(ennead_check_state(&bad[i], &check), ENNEAD_STATUS_BAD_ARGUMENT);
}

static void assert_said(const ennead_state *s, const char *expected)
{
    const ennead_state_check check = checked(s);
    char words[ENNEAD_WORDS_SIZE];

    assert_int_equal(ennead_write_state_check(s, &check, NULL, words, sizeof words),
                     strlen(expected));
    assert_string_equal(words, expected);
}

static void it_is_said_in_words(void **state)
{
    (void)state;
    ennead_state s = state_of(EXAMPLE_PUZZLE);

    assert_said(&s, "No mistake so far: this leads to the one solution.");
    assert_int_equal(ennead_state_place(&s, 2, 2), ENNEAD_STATUS_OK);
    assert_said(&s, "There is a mistake. Wrong: r1c3 (2).");
    assert_int_equal(ennead_state_place(&s, 3, 2), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_remove(&s, 30, 7), ENNEAD_STATUS_OK);
    assert_said(&s, "There is a mistake. Wrong: r1c3 (2), r1c4 (2). The right digit was "
                    "eliminated from r4c4.");
    s = state_of(EMPTY_BOARD);
    assert_said(&s, "No mistake can be seen, but this leads to more than one solution.");
    s = state_of(DEAD_PUZZLE);
    assert_said(&s, "There is a mistake: this leads to no solution. Without one of these there "
                    "are several solutions: r1c1 (1), r1c2 (2), r1c3 (3), r1c4 (4), r1c5 (5), r1c6 "
                    "(6), r1c7 (7), r1c8 (8), r6c9 (9).");
    s = state_of(CLASHING_PUZZLE);
    assert_said(&s,
                "There is a mistake: this leads to no solution. One of these is wrong: r1c1 (5), "
                "r1c5 (5).");
}

static bool is_in(ennead_cell_set set, int cell)
{
    return (set.words[cell / 64] >> cell % 64 & 1) != 0;
}

/* A given with another digit makes a puzzle that has no solution. Where there are clues to spare
 * there is one solution without it, in a minimal puzzle there are several. */
static void misprints_are_found(void **state)
{
    (void)state;
    ennead_state s = state_of(EXAMPLE_PUZZLE);

    assert_int_equal(checked(&s).without, ENNEAD_VERDICT_NONE);
    s.givens[80] = s.values[80] = 4;
    ennead_state_check check = checked(&s);
    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_int_equal(check.without, ENNEAD_VERDICT_UNIQUE);
    assert_int_equal(count_of(check.misprints), 2);
    assert_true(is_in(check.misprints, 80) && is_in(check.misprints, 36));

    s = state_of(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    assert_int_equal(checked(&s).without, ENNEAD_VERDICT_NONE);
    s.givens[0] = s.values[0] = 7;
    check = checked(&s);
    assert_int_equal(check.verdict, ENNEAD_STATE_VERDICT_IMPOSSIBLE);
    assert_int_equal(check.without, ENNEAD_VERDICT_SEVERAL);
    assert_int_equal(count_of(check.misprints), 2);
    assert_true(is_in(check.misprints, 0) && is_in(check.misprints, 5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_right_state_leads_to_the_solution),
        cmocka_unit_test(mistakes_are_found),
        cmocka_unit_test(without_one_solution_only_contradictions_count),
        cmocka_unit_test(equal_digits_in_sight_are_to_blame),
        cmocka_unit_test(a_puzzle_without_solution_is_impossible),
        cmocka_unit_test(pencil_marks_alone_are_checked_for_solutions),
        cmocka_unit_test(what_is_no_state_is_refused),
        cmocka_unit_test(misprints_are_found),
        cmocka_unit_test(it_is_said_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
