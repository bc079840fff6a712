/* SPDX-License-Identifier: MIT */
/*
 * The engine `auto`: puzzles with known numbers of solutions, both orders, its counters, and what
 * its propagation finds out without a guess, in every edition.
 */
#include "support/support.h"

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

static const ennead_order orders[] = {ENNEAD_ORDER_ANY, ENNEAD_ORDER_LEXICOGRAPHIC};

static void known_numbers_of_solutions_are_counted(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(known); i++)
        for (size_t j = 0; j < COUNT_OF(orders); j++) {
            const ennead_puzzle puzzle = puzzle_of(known[i].puzzle);
            const ennead_solve_options options = OPTIONS(.order = orders[j]);
            const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);

            assert_int_equal(result.solutions, known[i].solutions);
            assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
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
            const ennead_solve_options options = OPTIONS(.order = orders[j]);

            assert_int_equal(solved(&puzzle, &options, NULL, 0).solutions, expected);
        }
}

static void all_solutions_come_ascending_when_asked(void **state)
{
    (void)state;
    static board found[TWO_BANDS_SOLUTIONS], expected[TWO_BANDS_SOLUTIONS];
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    const ennead_solve_options options = OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC);
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
    const ennead_solve_options options =
        OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC, .solutions = 2);

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
    const ennead_solve_options options =
        OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC, .solutions = 1000);
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
        const ennead_solve_options options = OPTIONS(.order = orders[j]);
        const ennead_solve_result first = solved(&puzzle, &options, NULL, 0);
        const ennead_solve_result second = solved(&puzzle, &options, NULL, 0);

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
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        const ennead_solve_options all = OPTIONS(.engine = ENNEAD_ENGINE_AUTO);
        const ennead_solve_result result = solved(&puzzle, &all, NULL, 0);
        const ennead_solve_counters *c = &result.counters;

        assert_int_equal(c->nodes, c->guesses + c->backtracks + result.solutions);
        assert_true(c->depth <= 3 * c->guesses);
        assert_true((c->depth == 0) == (c->guesses == 0));
    }
}

static void a_full_grid_needs_no_guess(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_SOLUTION);
    const ennead_solve_result result = solved(&puzzle, NULL, NULL, 0);

    assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    assert_int_equal(result.counters.nodes, 1);
    assert_int_equal(result.counters.guesses, 0);
    assert_int_equal(result.counters.depth, 0);
}

/* --------------------------------------------------------------------------------- editions */

/* Runs `test` with each edition that this processor can run. */
static void with_each_edition(void (*test)(const char *edition))
{
    for (size_t i = 0; ennead_isa_name(i) != NULL; i++)
        if (ennead_isa_set(ennead_isa_name(i)) == ENNEAD_STATUS_OK)
            test(ennead_isa_name(i));
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
}

/* That there is no solution is seen at once. */
static void assert_dead_at_once(const ennead_puzzle *puzzle, const char *edition, int cell)
{
    for (size_t j = 0; j < COUNT_OF(orders); j++) {
        const ennead_solve_options options = OPTIONS(.order = orders[j], .node_limit = 10);
        const ennead_solve_result result = solved(puzzle, &options, NULL, 0);
        if (result.verdict != ENNEAD_VERDICT_NONE || result.counters.nodes != 1)
            print_error("%s, cell %d: %s after %lu nodes\n", edition, cell,
                        ennead_verdict_name(result.verdict), (unsigned long)result.counters.nodes);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_NONE);
        assert_int_equal(result.counters.nodes, 1);
    }
}

static void find_all_pairs_dead(const char *edition)
{
    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int b = a + 1; b < ENNEAD_CELLS; b++) {
            const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

            if (a / 9 != b / 9 && a % 9 != b % 9 && !same_box)
                continue;
            puzzle.givens[a] = puzzle.givens[b] = (uint8_t)(1 + (a + b) % 9);
            assert_dead_at_once(&puzzle, edition, a);
        }
}

static void two_equal_givens_in_a_house_need_no_guess(void **state)
{
    (void)state;
    with_each_edition(find_all_pairs_dead);
}

static void find_all_empty_cells(const char *edition)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

        puzzle.candidates[cell] = 0;
        assert_dead_at_once(&puzzle, edition, cell);
    }
}

static void a_cell_without_candidates_needs_no_guess(void **state)
{
    (void)state;
    with_each_edition(find_all_empty_cells);
}

/* Of a row, and of a column, two digits only have the same cell left. */
static void find_all_shared_cells(const char *edition)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int in_column = 0; in_column < 2; in_column++) {
            ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

            for (int other = 0; other < ENNEAD_CELLS; other++)
                if (other != cell && (in_column ? other % 9 == cell % 9 : other / 9 == cell / 9))
                    puzzle.candidates[other] &= (uint16_t) ~(0x11u << cell % 5);
            assert_dead_at_once(&puzzle, edition, cell);
        }
}

static void two_digits_with_one_cell_left_need_no_guess(void **state)
{
    (void)state;
    with_each_edition(find_all_shared_cells);
}

/* The digits in `taken` are eliminated from a house except in the three cells of a triad. */
static ennead_puzzle forced_into_triad(int row, int box_column, bool in_column, unsigned taken)
{
    ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);

    for (int i = 0; i < 9; i++)
        if (i / 3 != box_column)
            puzzle.candidates[in_column ? 9 * i + row : 9 * row + i] &= (uint16_t)~taken;
    return puzzle;
}

static void find_full_triads(const char *edition)
{
    for (int row = 0; row < 9; row++)
        for (int triad = 0; triad < 3; triad++)
            for (int in_column = 0; in_column < 2; in_column++) {
                const unsigned four = 0x5u << row % 3 | 0xa0u << triad % 2;
                const ennead_puzzle dead = forced_into_triad(row, triad, in_column, four);
                assert_dead_at_once(&dead, edition, row);

                /* With three there is no room for a fourth digit, given as the only candidate of a
                 * cell. */
                ennead_puzzle also_dead = forced_into_triad(row, triad, in_column, 0x7);
                const int place = 3 * triad + row % 3;
                also_dead.candidates[in_column ? 9 * place + row : 9 * row + place] = 0x1f8;
                assert_dead_at_once(&also_dead, edition, row);
            }
}

static void a_triad_holds_three_digits(void **state)
{
    (void)state;
    with_each_edition(find_full_triads);
}

/* What the first edition found. */
static struct {
    ennead_solve_result result;
    board solutions[20];
} expected_of[400];

static void compare_editions(const char *edition)
{
    static const enum puzzle_kind kinds[] = {PUZZLE_UNIQUE, PUZZLE_MINIMAL, PUZZLE_SEVERAL,
                                             PUZZLE_SPARSE, PUZZLE_NONE,    PUZZLE_CLASH,
                                             PUZZLE_EMPTY,  PUZZLE_FULL};
    const bool is_first =
        strcmp(edition, ennead_isa_name(0)) == 0 || expected_of[0].result.counters.nodes == 0;
    struct generator g = {17};

    for (size_t i = 0; i < test_size(COUNT_OF(expected_of), COUNT_OF(expected_of)); i++) {
        ennead_puzzle puzzle;
        board givens, solutions[COUNT_OF(expected_of[i].solutions)] = {{0}};
        const ennead_solve_options options =
            OPTIONS(.order = orders[i / 8 % 2], .solutions = i % 3 == 0 ? 2 : 20);

        generate_puzzle(&g, kinds[i % COUNT_OF(kinds)], givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < ENNEAD_CELLS && i % 5 == 4; cell++)
            if (givens[cell] == 0)
                puzzle.candidates[cell] &= (uint16_t) ~(1u << generator_below(&g, 9));
        const ennead_solve_result result = solved(&puzzle, &options, solutions, 20);
        if (is_first) {
            expected_of[i].result = result;
            memcpy(expected_of[i].solutions, solutions, sizeof solutions);
        }
        assert_results_equal(&result, &expected_of[i].result);
        assert_memory_equal(solutions, expected_of[i].solutions, sizeof solutions);
        for (size_t k = 0; k < result.solutions; k++)
            assert_solves(&puzzle, solutions[k]);
    }
}

static void every_edition_searches_alike(void **state)
{
    (void)state;
    with_each_edition(compare_editions);
}

/* Where two solutions are asked for the second may be the first with two digits exchanged: without
 * a node, and only in cells that may have both. */
static void find_seconds(const char *edition)
{
    struct generator g = {23};
    int without_nodes = 0;

    for (int i = 0; i < 200; i++) {
        ennead_puzzle puzzle;
        board givens, found[2];
        const ennead_solve_options one = OPTIONS(.solutions = 1), two = OPTIONS(.solutions = 2);

        generate_puzzle(&g, i % 2 ? PUZZLE_SEVERAL : PUZZLE_SPARSE, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < ENNEAD_CELLS && i % 4 == 3; cell++)
            if (givens[cell] == 0)
                puzzle.candidates[cell] &= (uint16_t) ~(1u << generator_below(&g, 9));
        const ennead_solve_result first = solved(&puzzle, &one, NULL, 0);
        const ennead_solve_result result = solved(&puzzle, &two, found, 2);
        const ennead_solve_result counted = solved(&puzzle, &two, NULL, 0);

        assert_results_equal(&counted, &result);
        for (size_t k = 0; k < result.solutions; k++)
            assert_solves(&puzzle, found[k]);
        if (result.solutions < 2)
            continue;
        assert_int_not_equal(compare_boards(found[0], found[1]), 0);
        without_nodes += result.counters.nodes == first.counters.nodes;
    }
    if (without_nodes < 50)
        print_error("%s: %d of 200\n", edition, without_nodes);
    assert_true(without_nodes >= 50);
}

static void a_second_solution_may_need_no_search(void **state)
{
    (void)state;
    with_each_edition(find_seconds);
}

/* The most states are kept on boards with almost no givens. */
static void near_empty_boards_keep_few_states(void **state)
{
    (void)state;
    for (int clues = 0; clues < 8; clues++)
        for (size_t j = 0; j < COUNT_OF(orders); j++) {
            ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
            const ennead_solve_options options = OPTIONS(.order = orders[j], .solutions = 5000);
            for (int i = 0; i < clues; i++)
                puzzle.givens[10 * i] = (uint8_t)(1 + i);
            const ennead_solve_result result = solved(&puzzle, &options, NULL, 0);

            assert_int_equal(result.solutions, 5000);
            assert_true(result.counters.depth <= 108);
        }
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
        cmocka_unit_test(two_equal_givens_in_a_house_need_no_guess),
        cmocka_unit_test(a_cell_without_candidates_needs_no_guess),
        cmocka_unit_test(two_digits_with_one_cell_left_need_no_guess),
        cmocka_unit_test(a_triad_holds_three_digits),
        cmocka_unit_test(every_edition_searches_alike),
        cmocka_unit_test(a_second_solution_may_need_no_search),
        cmocka_unit_test(near_empty_boards_keep_few_states),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
