/* SPDX-License-Identifier: MIT */
/*
 * The engine `auto`: puzzles with known numbers of solutions, both orders, and its counters.
 */
#include "support.h"

#include <stdlib.h>

/* Known numbers (P2 of RELIABILITY.md). Where no source is named the oracle counts again here. */
static const struct known {
    const char *puzzle;
    uint64_t solutions;
} known[] = {
    {EXAMPLE_PUZZLE, 1},
    {EXAMPLE_SOLUTION, 1},
    {ROYLE_PUZZLE, 1},
    {SLOW_PUZZLE, 1},
    /* A. Inkala, 2012: "the world's hardest sudoku" of the newspapers */
    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1},
    /* the other published samples: almanac 1 and 2, core-Java */
    {".6.1.4.5...83.56..2.......18..4.7..6..6...3..7..9.1..45.......2..72.69...4.5.8.7.", 1},
    {"1..9.7..3.8.....7...9...6....72.94..41.....95..85.43....3...7...5.....4.2..8.6..9", 1},
    {"7.2.5.6.......3...1....95..8......9..43...75..9......8..97....5...2.......7.4.2.3", 1},
    {CLASHING_PUZZLE, 0},
    {DEAD_PUZZLE, 0},
    {TWO_BANDS, TWO_BANDS_SOLUTIONS},
};

static const ennead_order orders[] = {ENNEAD_ANY_ORDER, ENNEAD_LEXICOGRAPHIC};

static void known_numbers_of_solutions_are_counted(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(known); i++)
        for (size_t j = 0; j < COUNT_OF(orders); j++) {
            const ennead_puzzle puzzle = puzzle_of(known[i].puzzle);
            const ennead_options options = OPTIONS(.order = orders[j]);
            const ennead_result result = solved(&puzzle, &options, NULL, 0);

            assert_int_equal(result.solutions, known[i].solutions);
            assert_int_equal(result.end, ENNEAD_ENDED_COMPLETE);
            assert_int_equal(oracle_count(puzzle.givens, 0), known[i].solutions);
        }
}

/* In the cyclic grid each band is three Latin squares of order 3 side by side, whatever the other
 * bands are. So `free_squares` of the nine squares as pencil marks have 12^free_squares
 * solutions. */
static ennead_puzzle latin_squares(int free_squares)
{
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int row = cell / 9, column = cell % 9, band = row / 3;
        const int set = (band + column) % 3;
        const int square = 3 * band + set;
        const unsigned three = 0x49u << set; /* digits set + 1, set + 4, set + 7 */
        const int one = set + 3 * ((row + column / 3) % 3);

        puzzle.candidates[cell] = (uint16_t)(square < free_squares ? three : 1u << one);
    }
    return puzzle;
}

static void latin_squares_of_pencil_marks_are_counted(void **state)
{
    (void)state;
    uint64_t expected = 1;

    for (int free_squares = 0; free_squares <= 4; free_squares++, expected *= 12)
        for (size_t j = 0; j < COUNT_OF(orders); j++) {
            const ennead_puzzle puzzle = latin_squares(free_squares);
            const ennead_options options = OPTIONS(.order = orders[j]);

            assert_int_equal(solved(&puzzle, &options, NULL, 0).solutions, expected);
        }
}

static void all_solutions_come_ascending_when_asked(void **state)
{
    (void)state;
    static board found[TWO_BANDS_SOLUTIONS], expected[TWO_BANDS_SOLUTIONS];
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    const ennead_options options = OPTIONS(.order = ENNEAD_LEXICOGRAPHIC);
    unsigned short candidates[ORACLE_CELLS];

    oracle_view(&puzzle, candidates);
    oracle_solve(candidates, ORACLE_QUICK, 0, expected, COUNT_OF(expected));
    qsort(expected, COUNT_OF(expected), sizeof(board), compare_boards);
    solved(&puzzle, &options, found, COUNT_OF(found));
    assert_memory_equal(found, expected, sizeof expected);
}

static void the_published_two_solutions_come_first(void **state)
{
    (void)state;
    board found[2], first, second;
    const ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    const ennead_options options = OPTIONS(.order = ENNEAD_LEXICOGRAPHIC, .solutions = 2);

    board_of("123456789564897231978231645789123456231564897645978312456789123312645978897312564",
             first);
    board_of("123456789564897231978231645789123456231564897645978312456789123897312564312645978",
             second);
    solved(&puzzle, &options, found, 2);
    assert_boards_equal(found[0], first);
    assert_boards_equal(found[1], second);
}

static void the_empty_board_starts_with_the_least_grid(void **state)
{
    (void)state;
    static board found[1000], expected[1000];
    const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    const ennead_options options = OPTIONS(.order = ENNEAD_LEXICOGRAPHIC, .solutions = 1000);
    unsigned short candidates[ORACLE_CELLS];
    board least;

    board_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642",
             least);
    oracle_view(&puzzle, candidates);
    oracle_solve(candidates, ORACLE_ASCENDING, 1000, expected, 1000);
    solved(&puzzle, &options, found, 1000);
    assert_boards_equal(found[0], least);
    assert_memory_equal(found, expected, sizeof expected);
}

static void counters_are_the_same_in_every_run(void **state)
{
    (void)state;
    for (size_t j = 0; j < COUNT_OF(orders); j++) {
        const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
        const ennead_options options = OPTIONS(.order = orders[j]);
        const ennead_result first = solved(&puzzle, &options, NULL, 0);
        const ennead_result second = solved(&puzzle, &options, NULL, 0);

        assert_results_equal(&second, &first);
    }
}

/* A search tree whose inner nodes are guesses and whose leaves are solutions or dead ends; a state
 * that is visited a second time is looked at again and may be any of the three. */
static void counters_describe_a_tree(void **state)
{
    (void)state;
    struct generator g = {5};

    for (int i = 0; i < 50; i++) {
        ennead_puzzle puzzle;
        board givens;

        generate_puzzle(&g, i % 2 ? PUZZLE_SEVERAL : PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_OK);
        const ennead_options all = OPTIONS(.engine = ENNEAD_AUTO);
        const ennead_result result = solved(&puzzle, &all, NULL, 0);
        const ennead_counters *c = &result.counters;

        assert_int_equal(c->nodes, c->guesses + c->backtracks + result.solutions);
        assert_true(c->depth <= c->guesses);
        assert_true((c->depth == 0) == (c->guesses == 0));
    }
}

static void a_full_grid_needs_no_guess(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_SOLUTION);
    const ennead_result result = solved(&puzzle, NULL, NULL, 0);

    assert_int_equal(result.verdict, ENNEAD_UNIQUE);
    assert_int_equal(result.counters.nodes, 1);
    assert_int_equal(result.counters.guesses, 0);
    assert_int_equal(result.counters.depth, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_numbers_of_solutions_are_counted),
        cmocka_unit_test(latin_squares_of_pencil_marks_are_counted),
        cmocka_unit_test(all_solutions_come_ascending_when_asked),
        cmocka_unit_test(the_published_two_solutions_come_first),
        cmocka_unit_test(the_empty_board_starts_with_the_least_grid),
        cmocka_unit_test(counters_are_the_same_in_every_run),
        cmocka_unit_test(counters_describe_a_tree),
        cmocka_unit_test(a_full_grid_needs_no_guess),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
