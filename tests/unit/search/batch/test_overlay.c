/* SPDX-License-Identifier: MIT */
/*
 * Counting a position all at once, in every edition, against the oracle: what is left of puzzles
 * with many solutions, also where a digit of the solution is struck out, pencil marks, and boards
 * in which every cell has two candidates and every digit two places in each house.
 */
#include "support/batches.h"

#include "support/planes/planes.h"

enum { ENOUGH = 20000 }; /* solutions that the oracle is asked for */

static struct tried {
    unsigned long positions, counted, none, most;
} tried;

/* ---------------------------------------------------------------------------------- positions */

/* A grid without some of its digits; now and then one of them is struck out. */
static void make_open(struct generator *g, uint16_t candidates[ENNEAD_CELLS])
{
    const unsigned clues = 24 + generator_below(g, 16);
    board grid;

    generate_full(g, grid);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = (uint16_t)(1u << (grid[cell] - 1));
    for (unsigned left = ENNEAD_CELLS; left > clues;) {
        const unsigned cell = generator_below(g, ENNEAD_CELLS);
        left -= candidates[cell] != ENNEAD_ALL_DIGITS;
        candidates[cell] = ENNEAD_ALL_DIGITS;
    }
    for (unsigned wrong = generator_below(g, 4) == 0 ? 6 : 0; wrong > 0; wrong--) {
        const unsigned cell = generator_below(g, ENNEAD_CELLS);
        if (candidates[cell] == ENNEAD_ALL_DIGITS)
            candidates[cell] &= (uint16_t) ~(1u << (grid[cell] - 1));
    }
}

/* Two grids in one: the second has the rows of each band in another order. So every cell has two
 * candidates, and every digit two places in each house; then a candidate is struck out here and
 * there, where the grids may still be told apart or not. */
static void make_bivalue(struct generator *g, uint16_t candidates[ENNEAD_CELLS])
{
    board grid;

    generate_full(g, grid);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int row = cell / 9, below = row / 3 * 3 + (row + 1) % 3;
        candidates[cell] =
            (uint16_t)(1u << (grid[cell] - 1) | 1u << (grid[9 * below + cell % 9] - 1));
    }
    for (unsigned i = generator_below(g, 4); i > 0; i--)
        candidates[generator_below(g, ENNEAD_CELLS)] &= (uint16_t)generator_next(g);
}

/* ---------------------------------------------------------------------------------- the tests */

static void count_in_all_editions(const uint16_t candidates[ENNEAD_CELLS])
{
    uint64_t words[VIEW_WORDS] = {0}, first = 0;
    unsigned short asked[ORACLE_CELLS];
    bool counted = false;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        asked[cell] = candidates[cell];
        for (int d = 0; d < 9; d++)
            if (candidates[cell] >> d & 1)
                put_at_rest(words, cell, d);
    }
    tried.positions++;
    for (int e = 0; e < planes_edition_count; e++) {
        uint64_t found = 0;
        const bool whole = planes_editions[e]->count_by_overlay(words, &found);
        if (e == 0) {
            counted = whole;
            first = found;
        }
        assert_int_equal(whole, counted);
        if (whole)
            assert_int_equal(found, first);
    }
    if (!counted)
        return;
    tried.counted++;
    tried.none += first == 0;
    if (first > tried.most)
        tried.most = first;
    const size_t truth = oracle_solve(asked, ORACLE_QUICK, ENOUGH, NULL, 0);
    assert_int_equal(first < ENOUGH ? first : ENOUGH, truth);
}

static void positions_are_counted_as_the_oracle_counts(void **state)
{
    (void)state;
    static struct view views[MOST_VIEWS];
    const unsigned long wanted = test_size(1200, 60000);
    struct generator g = {11};

    tried = (struct tried){0};
    while (tried.positions < wanted) {
        const int lanes = planes_editions[0]->lanes;
        for (int lane = 0; lane < lanes; lane++)
            if (lane % 3 == 0)
                generate_candidates(&g, 1 + generator_below(&g, 4), views[lane].candidates);
            else
                make_open(&g, views[lane].candidates);
        planes_editions[0]->propagate(views);
        for (int lane = 0; lane < lanes; lane++)
            count_in_all_editions(views[lane].candidates);
    }
    report_figure("overlay: %lu positions, %lu counted, up to %lu solutions, none in %lu",
                  tried.positions, tried.counted, tried.most, tried.none);
    assert_true(tried.counted * 2 > tried.positions);
    assert_true(tried.most > 500 && tried.none * 20 > tried.counted);
}

static void two_candidates_everywhere_are_two_colors_for_each_part(void **state)
{
    (void)state;
    const unsigned long wanted = test_size(600, 20000);
    uint16_t candidates[ENNEAD_CELLS];
    struct generator g = {12};

    tried = (struct tried){0};
    while (tried.positions < wanted) {
        make_bivalue(&g, candidates);
        count_in_all_editions(candidates);
    }
    report_figure("overlay: %lu boards of two candidates, %lu counted, up to %lu solutions, none "
                  "in %lu",
                  tried.positions, tried.counted, tried.most, tried.none);
    assert_int_equal(tried.counted, tried.positions);
    assert_true((tried.most & (tried.most - 1)) == 0 && tried.most >= 4);
    assert_true(tried.none * 10 > tried.counted && tried.none * 10 < tried.counted * 9);
}

/* Too many templates of a digit, of all, or patterns in a band: left to the search. */
static void what_is_too_open_is_not_counted(void **state)
{
    (void)state;
    uint16_t candidates[ENNEAD_CELLS];

    for (int open = 0; open < 4; open++) {
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            candidates[cell] = open == 0 ? ENNEAD_ALL_DIGITS
                               : cell / 27 < open - 1
                                   ? ENNEAD_ALL_DIGITS
                                   : (uint16_t)(7u << (cell / 9 + cell % 9 / 3) % 3 * 3);
        const unsigned long counted = tried.counted;
        count_in_all_editions(candidates);
        assert_int_equal(tried.counted, counted);
    }
}

/* A cell without a candidate, and a digit without a place. */
static void contradictions_count_none(void **state)
{
    (void)state;
    uint16_t candidates[ENNEAD_CELLS];
    struct generator g = {13};

    for (unsigned i = 0; i < 60; i++) {
        const unsigned long none = tried.none;
        make_bivalue(&g, candidates);
        const unsigned cell = generator_below(&g, ENNEAD_CELLS);
        for (unsigned k = 0; k < 9 && i % 2 == 1; k++)
            candidates[9 * (cell / 9) + k] &= (uint16_t) ~(1u << (i % 9));
        if (i % 2 == 0)
            candidates[cell] = 0;
        count_in_all_editions(candidates);
        assert_int_equal(tried.none, none + 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_are_counted_as_the_oracle_counts),
        cmocka_unit_test(two_candidates_everywhere_are_two_colors_for_each_part),
        cmocka_unit_test(what_is_too_open_is_not_counted),
        cmocka_unit_test(contradictions_count_none),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
