/* SPDX-License-Identifier: MIT */
/*
 * Puzzles from givens, candidates and lines, and the pair of equal givens that see each other.
 */
#include "support/support.h"

static void givens_make_a_puzzle(void **state)
{
    (void)state;
    board givens = {0};
    ennead_puzzle puzzle;

    givens[0] = 1;
    givens[80] = 9;
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_boards_equal(puzzle.givens, givens);
    assert_int_equal(puzzle.candidates[0], 1);
    assert_int_equal(puzzle.candidates[80], 1 << 8);
    for (int cell = 1; cell < 80; cell++)
        assert_int_equal(puzzle.candidates[cell], ENNEAD_ALL_DIGITS);
}

static void a_given_above_nine_is_refused_and_nothing_done(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
        const ennead_puzzle before = puzzle;
        board givens = {0};

        givens[cell] = (uint8_t)(cell % 2 ? 10 : 255);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_puzzles_equal(&puzzle, &before);
    }
}

static void candidates_make_a_puzzle_without_givens(void **state)
{
    (void)state;
    uint16_t candidates[ENNEAD_CELLS];
    ennead_puzzle puzzle;
    const board none = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = (uint16_t)(cell * 6);
    assert_int_equal(ennead_puzzle_from_candidates(candidates, &puzzle), ENNEAD_STATUS_OK);
    assert_memory_equal(puzzle.candidates, candidates, sizeof candidates);
    assert_boards_equal(puzzle.givens, none);
}

static void a_candidate_above_nine_is_refused_and_nothing_done(void **state)
{
    (void)state;
    for (int bit = 9; bit < 16; bit++) {
        ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
        const ennead_puzzle before = puzzle;
        uint16_t candidates[ENNEAD_CELLS] = {0};

        candidates[bit * 5] = (uint16_t)(1u << bit | 1u);
        assert_int_equal(ennead_puzzle_from_candidates(candidates, &puzzle),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_puzzles_equal(&puzzle, &before);
    }
}

static void every_sign_for_an_empty_cell_is_one(void **state)
{
    (void)state;
    const char *signs = "0.*_xX-";
    char line[ENNEAD_CELLS + 1] = EXAMPLE_PUZZLE;
    const ennead_puzzle expected = puzzle_of(EXAMPLE_PUZZLE);
    size_t next = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (line[cell] == '.')
            line[cell] = signs[next++ % strlen(signs)];
    const ennead_puzzle puzzle = puzzle_of(line);
    assert_puzzles_equal(&puzzle, &expected);
}

static void what_follows_81_cells_is_not_looked_at(void **state)
{
    (void)state;
    const ennead_puzzle expected = puzzle_of(EXAMPLE_PUZZLE);
    const ennead_puzzle digit = puzzle_of(EXAMPLE_PUZZLE "1");
    const ennead_puzzle text = puzzle_of(EXAMPLE_PUZZLE "\377 any");

    assert_puzzles_equal(&digit, &expected);
    assert_puzzles_equal(&text, &expected);
}

static void every_other_character_is_refused(void **state)
{
    (void)state;
    for (int c = 0; c < 256; c++)
        for (int place = 0; place < ENNEAD_CELLS; place += 16) {
            char line[ENNEAD_CELLS + 1] = EMPTY_BOARD;
            ennead_puzzle puzzle;
            const bool is_cell = c != 0 && strchr("0123456789.*_xX-", c) != NULL;

            line[place] = (char)c;
            assert_int_equal(ennead_puzzle_from_line(line, &puzzle),
                             is_cell ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT);
        }
}

static void a_short_line_is_refused_at_any_length(void **state)
{
    (void)state;
    for (size_t length = 0; length < ENNEAD_CELLS; length++) {
        /* Of exactly the size that is read, so that a sanitizer sees one byte too many. */
        char *line = test_malloc(length + 1);
        ennead_puzzle puzzle;

        memset(line, '.', length);
        line[length] = '\0';
        assert_int_equal(ennead_puzzle_from_line(line, &puzzle), ENNEAD_STATUS_BAD_ARGUMENT);
        test_free(line);
    }
}

static bool share_a_house(int a, int b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

static void two_equal_givens_conflict_where_they_share_a_house(void **state)
{
    (void)state;
    int conflicts = 0;

    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int b = a + 1; b < ENNEAD_CELLS; b++) {
            ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
            ennead_conflict conflict = {{-1, -1}, -1};

            puzzle.givens[a] = puzzle.givens[b] = (uint8_t)(1 + a % 9);
            assert_int_equal(ennead_puzzle_find_conflict(&puzzle, NULL), share_a_house(a, b));
            assert_int_equal(ennead_puzzle_find_conflict(&puzzle, &conflict), share_a_house(a, b));
            if (!share_a_house(a, b))
                continue;
            conflicts++;
            assert_int_equal(conflict.cells[0], a);
            assert_int_equal(conflict.cells[1], b);
            assert_int_equal(conflict.digit, 1 + a % 9);
        }
    assert_int_equal(conflicts, 81 * 20 / 2);
}

static void the_first_pair_in_order_of_cells_is_told(void **state)
{
    (void)state;
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    ennead_conflict conflict;

    puzzle.givens[79] = puzzle.givens[80] = 1;
    puzzle.givens[3] = puzzle.givens[75] = puzzle.givens[30] = 8;
    assert_true(ennead_puzzle_find_conflict(&puzzle, &conflict));
    assert_int_equal(conflict.cells[0], 3);
    assert_int_equal(conflict.cells[1], 30);
    assert_int_equal(conflict.digit, 8);
}

static void a_full_grid_has_no_conflict(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_SOLUTION);
    ennead_conflict conflict = {{-5, -6}, -7};

    assert_false(ennead_puzzle_find_conflict(&puzzle, &conflict));
    assert_int_equal(conflict.cells[0], -5);
}

/* A puzzle is plain data that anybody may fill in. ennead_solve refuses such givens; this function
 * has no status to do so, but it must not leave its tables. */
static void givens_out_of_range_do_no_harm(void **state)
{
    (void)state;
    for (int given = 10; given < 256; given++) {
        ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);

        memset(puzzle.givens, given, sizeof puzzle.givens);
        ennead_puzzle_find_conflict(&puzzle, NULL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(givens_make_a_puzzle),
        cmocka_unit_test(a_given_above_nine_is_refused_and_nothing_done),
        cmocka_unit_test(candidates_make_a_puzzle_without_givens),
        cmocka_unit_test(a_candidate_above_nine_is_refused_and_nothing_done),
        cmocka_unit_test(every_sign_for_an_empty_cell_is_one),
        cmocka_unit_test(what_follows_81_cells_is_not_looked_at),
        cmocka_unit_test(every_other_character_is_refused),
        cmocka_unit_test(a_short_line_is_refused_at_any_length),
        cmocka_unit_test(two_equal_givens_conflict_where_they_share_a_house),
        cmocka_unit_test(the_first_pair_in_order_of_cells_is_told),
        cmocka_unit_test(a_full_grid_has_no_conflict),
        cmocka_unit_test(givens_out_of_range_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
