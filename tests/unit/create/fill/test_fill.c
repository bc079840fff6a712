/* SPDX-License-Identifier: MIT */
/*
 * Random full grids: they are grids, repeatable, and evenly spread. That is tested on what the
 * method does not choose by itself: it starts at the first stack, but in a uniform grid each of the
 * six chutes is of each kind equally often, and how often that is, is known exactly.
 */
#include "support/support.h"

#include <math.h>

#include "create/fill/completions.h"
#include "create/fill/fill.h"

static filler f;

static int make_filler(void **state)
{
    (void)state;
    filler_make(&f);
    return 0;
}

static void grid_number(uint64_t seed, uint64_t number, board grid)
{
    random_stream random = random_stream_of(seed, number);
    fill_grid(&f, &random, grid);
}

static void each_is_a_full_grid(void **state)
{
    (void)state;
    for (uint64_t i = 0; i < 20000; i++) {
        board grid;
        grid_number(1, i, grid);
        assert_true(is_solved_grid(grid));
    }
}

static void a_grid_depends_on_seed_and_number(void **state)
{
    (void)state;
    for (uint64_t i = 0; i < 100; i++) {
        board one, same, next, other;
        grid_number(5, i, one);
        grid_number(5, i, same);
        grid_number(5, i + 1, next);
        grid_number(6, i, other);
        assert_boards_equal(same, one);
        assert_true(compare_boards(one, next) != 0 && compare_boards(one, other) != 0);
    }
}

/* The partition of a box by its rows (or, turned over, columns), by search. */
static unsigned partition_of_box(const board grid, int first, int along, int across)
{
    unsigned name[9] = {0}, names[3] = {3, 3, 3}, used = 0;
    nine rows = 0;

    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            name[grid[first + across * i + along * k] - 1] = (unsigned)i;
    for (unsigned d = 0; d < 9; d++) {
        if (names[name[d]] == 3)
            names[name[d]] = used++;
        rows |= nine_with(d, names[name[d]]);
    }
    for (unsigned p = 0; p < PARTITIONS; p++)
        if (f.atlas.rows[p] == rows)
            return p;
    fail();
    return 0;
}

/* Chutes 0 to 2 are stacks, 3 to 5 bands. */
static int kind_of_chute(const board grid, int chute)
{
    const int along = chute < 3 ? 1 : 9, across = chute < 3 ? 9 : 1;
    unsigned p[3];

    for (int box = 0; box < 3; box++)
        p[box] = partition_of_box(grid, 3 * along * (chute % 3) + 3 * across * box, along, across);
    return atlas_pair(&f.atlas, p[0], p[1], p[2])->kind;
}

static double share_of_kind(int i)
{
    const uint64_t before = i > 0 ? f.grids[i - 1] : 0;
    return (double)(f.grids[i] - before) / (double)f.grids[KINDS - 1];
}

/* Pearson's chi-square; kinds that are expected fewer than ten times count as one. */
static double chi_square_of(const unsigned seen[KINDS], unsigned grids, int *degrees)
{
    double sum = 0, rare_expected = 0, rare_seen = 0;

    *degrees = 0;
    for (int i = 0; i < KINDS; i++) {
        const double expected = share_of_kind(i) * grids;
        if (expected < 10) {
            rare_expected += expected;
            rare_seen += seen[i];
            continue;
        }
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
        ++*degrees;
    }
    if (rare_expected > 0)
        sum += (rare_seen - rare_expected) * (rare_seen - rare_expected) / rare_expected;
    else
        --*degrees;
    return sum;
}

static void every_chute_is_of_each_kind_as_often_as_in_all_grids(void **state)
{
    (void)state;
    static unsigned seen[6][KINDS];
    const unsigned grids = is_long_run() ? 4000000 : 40000;

    for (uint64_t i = 0; i < grids; i++) {
        board grid;
        grid_number(2, i, grid);
        for (int chute = 0; chute < 6; chute++)
            seen[chute][kind_of_chute(grid, chute)]++;
    }
    for (int chute = 0; chute < 6; chute++) {
        int degrees;
        const double chi_square = chi_square_of(seen[chute], grids, &degrees);
        report_figure("fill: %u grids, %s %d: chi-square %.1f with %d degrees of freedom", grids,
                      chute < 3 ? "stack" : "band", chute % 3 + 1, chi_square, degrees);
        /* Five standard deviations. */
        assert_true(fabs(chi_square - degrees) < 5 * sqrt(2.0 * degrees));
    }
}

/* By symmetry: renaming digits makes grids of grids. */
static void every_cell_has_each_digit_equally_often(void **state)
{
    (void)state;
    static unsigned seen[ENNEAD_CELLS][9];
    enum { GRIDS = 45000 };

    for (uint64_t i = 0; i < GRIDS; i++) {
        board grid;
        grid_number(3, i, grid);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            seen[cell][grid[cell] - 1]++;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        double chi_square = 0;
        for (int d = 0; d < 9; d++) {
            const double off = seen[cell][d] - GRIDS / 9.0;
            chi_square += off * off / (GRIDS / 9.0);
        }
        assert_true(chi_square < 45); /* 8 degrees of freedom, 81 cells: 4 in 100,000 */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_a_full_grid),
        cmocka_unit_test(a_grid_depends_on_seed_and_number),
        cmocka_unit_test(every_chute_is_of_each_kind_as_often_as_in_all_grids),
        cmocka_unit_test(every_cell_has_each_digit_equally_often),
    };
    return cmocka_run_group_tests(tests, make_filler, NULL);
}
