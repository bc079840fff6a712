/* SPDX-License-Identifier: MIT */
/*
 * The search for the least form of a full grid against the general one, which the oracle checks,
 * and against the oracle itself on grids whose bands are of the special kind.
 */
#include "support/support.h"

#include "oracle/least_form.h"
#include "symmetry/minlex_grid.h"
#include "symmetry/minlex_puzzle.h"

/* Grids with many symmetries. */
static const char *const special[] = {
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
};

static void assert_same(const minlex_form *a, const minlex_form *b)
{
    assert_memory_equal(a->rows, b->rows, sizeof a->rows);
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->first.transposed, b->first.transposed);
    assert_memory_equal(a->first.rows, b->first.rows, sizeof a->first.rows);
    assert_int_equal(a->first.columns, b->first.columns);
}

static void both_searches_agree_on_random_grids(void **state)
{
    (void)state;
    const int rounds = (int)test_size(150, 20000);
    struct generator random = {9};

    for (int i = 0; i < rounds; i++) {
        board cells;
        minlex_form by_grid, by_puzzle;
        generate_full(&random, cells);
        minlex_grid(cells, &by_grid);
        minlex_puzzle(cells, &by_puzzle);
        assert_same(&by_grid, &by_puzzle);
    }
}

static void both_searches_agree_on_symmetrical_grids(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(special); i++)
        for (uint64_t number = 0; number < 5; number++) {
            board cells;
            ennead_map map;
            minlex_form by_grid, by_puzzle;
            board_of(special[i], cells);
            assert_true(is_solved_grid(cells));
            ennead_map_random(1, number, &map);
            ennead_map_apply(&map, cells, cells);
            minlex_grid(cells, &by_grid);
            minlex_puzzle(cells, &by_puzzle);
            assert_same(&by_grid, &by_puzzle);
        }
}

/* Grids whose first band begins 123456789456789, in each of the ways that this can go on. */
static void whole_bands_agree(void **state)
{
    (void)state;
    static const char *const bands[] = {
        "123456789456789123789123456", "123456789456789132789132456", "123456789456789231789231456",
        "123456789456789312789312645"};
    for (size_t i = 0; i < COUNT_OF(bands); i++) {
        char line[] = EMPTY_BOARD;
        memcpy(line, bands[i], 27);
        const ennead_puzzle puzzle = puzzle_of(line);
        for (uint64_t seed = 0; seed < 6; seed++) {
            const ennead_solve_options options =
                OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .solutions = 1, .seed = seed,
                        .node_limit = UINT64_MAX);
            board cells;
            minlex_form by_grid, by_puzzle;
            assert_int_equal(solved(&puzzle, &options, &cells, 1).solutions, 1);
            minlex_grid(cells, &by_grid);
            minlex_puzzle(cells, &by_puzzle);
            assert_same(&by_grid, &by_puzzle);
        }
    }
}

static void grids_agree_with_the_oracle(void **state)
{
    (void)state;
    const size_t rounds = test_size(6, 400);
    struct generator random = {11};

    for (size_t i = 0; i < rounds; i++) {
        board cells, expected;
        minlex_form l;
        if (i < COUNT_OF(special))
            board_of(special[i], cells);
        else
            generate_full(&random, cells);
        minlex_grid(cells, &l);
        assert_int_equal(l.count, oracle_least_form(cells, expected));
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(l.rows[cell / 9] >> (4 * (8 - cell % 9)) & 15, expected[cell]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_searches_agree_on_random_grids),
        cmocka_unit_test(both_searches_agree_on_symmetrical_grids),
        cmocka_unit_test(whole_bands_agree),
        cmocka_unit_test(grids_agree_with_the_oracle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
