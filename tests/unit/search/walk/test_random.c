/* SPDX-License-Identifier: MIT */
/*
 * The engine `random`: repeatable by seed and stream, different otherwise, and even. Seeds are
 * fixed, so that a test of chance gives the same answer in every run.
 */
#include "support/support.h"

#include <stdlib.h>

/* A random full grid now and then takes plain recursion very long; those are left out. */
enum { GRID_NODES = 300000 };

static ennead_solve_result random_grid(uint64_t seed, uint64_t stream, board cells)
{
    const ennead_puzzle puzzle = puzzle_of(EMPTY_BOARD);
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .solutions = 1, .seed = seed, .stream = stream,
                .node_limit = GRID_NODES);

    return solved(&puzzle, &options, (board *)cells, 1);
}

static void the_empty_board_makes_a_full_grid(void **state)
{
    (void)state;
    unsigned made = 0;

    for (uint64_t seed = 0; seed < 100; seed++) {
        board cells;
        const ennead_solve_result result = random_grid(seed, 0, cells);

        if (result.verdict == ENNEAD_VERDICT_LIMIT)
            continue;
        assert_int_equal(result.verdict, ENNEAD_VERDICT_FOUND);
        assert_true(is_solved_grid(cells));
        made++;
    }
    assert_true(made >= 90);
}

static void equal_seed_and_stream_repeat_it_exactly(void **state)
{
    (void)state;
    for (uint64_t stream = 0; stream < 20; stream++) {
        board first, second;
        const ennead_solve_result a = random_grid(42, stream, first);
        const ennead_solve_result b = random_grid(42, stream, second);

        assert_results_equal(&b, &a);
        if (a.solutions == 1)
            assert_boards_equal(second, first);
    }
}

/* Among 10^21 grids no two of a few hundred are equal by chance. */
static void other_seeds_and_streams_make_other_grids(void **state)
{
    (void)state;
    static board grids[400];
    size_t made = 0;

    for (uint64_t i = 0; i < 400; i++) {
        const ennead_solve_result result =
            i < 200 ? random_grid(7, i, grids[made]) : random_grid(1000 + i, 0, grids[made]);
        made += result.solutions == 1;
    }
    qsort(grids, made, sizeof(board), compare_boards);
    for (size_t i = 1; i < made; i++)
        assert_true(compare_boards(grids[i - 1], grids[i]) < 0);
}

/* Pearson's chi-square with 8 degrees of freedom: above 40 has a chance of 3 in a million. */
static void the_first_cell_has_each_digit_equally_often(void **state)
{
    (void)state;
    unsigned seen[10] = {0}, made = 0;
    double chi_square = 0;

    for (uint64_t seed = 0; seed < 1800; seed++) {
        board cells;

        if (random_grid(seed, seed % 3, cells).solutions == 0)
            continue;
        seen[cells[0]]++;
        made++;
    }
    for (int digit = 1; digit <= 9; digit++) {
        const double mean = made / 9.0, off = seen[digit] - mean;

        chi_square += off * off / mean;
    }
    report_figure("random: %u grids from the empty board, chi-square of r1c1 %.1f (8 degrees)",
                  made, chi_square);
    assert_true(chi_square < 40);
}

static void any_legal_board_can_be_completed(void **state)
{
    (void)state;
    struct generator g = {3};

    for (uint64_t seed = 0; seed < 50; seed++) {
        ennead_puzzle puzzle;
        board givens, found;

        generate_puzzle(&g, PUZZLE_SEVERAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .solutions = 1,
                                                     .seed = seed, .node_limit = GRID_NODES);
        const ennead_solve_result result = solved(&puzzle, &options, &found, 1);

        if (result.verdict != ENNEAD_VERDICT_LIMIT)
            assert_solves(&puzzle, found);
    }
}

/* Both solutions of a puzzle with two come first about equally often: 400 throws of a coin are
 * within 8 standard deviations of the middle. */
static void each_of_two_solutions_comes_first_half_the_time(void **state)
{
    (void)state;
    board both[2], cells;
    unsigned firsts = 0;
    ennead_puzzle puzzle = puzzle_of(ALMANAC_SEVERAL);
    const ennead_solve_options two = OPTIONS(.solutions = 2, .order = ENNEAD_ORDER_LEXICOGRAPHIC);
    solved(&puzzle, &two, both, 2);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle.givens[cell] = both[0][cell] == both[1][cell] ? both[0][cell] : 0;
        puzzle.candidates[cell] = (uint16_t)(1u << (both[0][cell] - 1) | 1u << (both[1][cell] - 1));
    }
    for (uint64_t seed = 0; seed < 400; seed++) {
        const ennead_solve_options options =
            OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .solutions = 1, .seed = seed);

        solved(&puzzle, &options, &cells, 1);
        firsts += compare_boards(cells, both[0]) == 0;
    }
    assert_in_range(firsts, 200 - 80, 200 + 80);
}

static void all_solutions_are_found_once_each(void **state)
{
    (void)state;
    static board found[TWO_BANDS_SOLUTIONS];
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    const ennead_solve_options options = OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .seed = 9);
    const ennead_solve_result result = solved(&puzzle, &options, found, COUNT_OF(found));

    assert_int_equal(result.solutions, TWO_BANDS_SOLUTIONS);
    qsort(found, COUNT_OF(found), sizeof(board), compare_boards);
    for (size_t i = 1; i < COUNT_OF(found); i++)
        assert_true(compare_boards(found[i - 1], found[i]) < 0);
}

static void it_keeps_no_order_and_says_so(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    const ennead_solve_options options =
        OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .order = ENNEAD_ORDER_LEXICOGRAPHIC);
    ennead_solve_result result;

    assert_int_equal(ennead_solve(&puzzle, &options, NULL, 0, &result), ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_empty_board_makes_a_full_grid),
        cmocka_unit_test(equal_seed_and_stream_repeat_it_exactly),
        cmocka_unit_test(other_seeds_and_streams_make_other_grids),
        cmocka_unit_test(the_first_cell_has_each_digit_equally_often),
        cmocka_unit_test(any_legal_board_can_be_completed),
        cmocka_unit_test(each_of_two_solutions_comes_first_half_the_time),
        cmocka_unit_test(all_solutions_are_found_once_each),
        cmocka_unit_test(it_keeps_no_order_and_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
