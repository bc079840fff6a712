/* SPDX-License-Identifier: MIT */
/*
 * Seeds in full grids: tries all possibilities to show that the twelve cells cannot hold their
 * three digits, and can without the odd cell; and that thinning is ordered so that the frame goes
 * last.
 */
#include "support/fillers.h"

#include "create/making/tridagon_seed.h"
#include "grid/houses.h"

/* Finds a core in some grid after another. */
static tridagon_seed next_core(random_stream *random, board grid)
{
    tridagon_seed found;
    do
        fill_grid(grids, random, grid);
    while (!tridagon_seed_find(grid, random, &found));
    return found;
}

static cells cells_with(const board grid, cells of, unsigned digits_wanted)
{
    cells with = 0;
    for (cells left = of; left != 0; left = without_lowest_cell(left))
        if ((digits_wanted >> grid[lowest_cell(left)] & 1) != 0)
            with |= CELL(lowest_cell(left));
    return with;
}

/* The digit in the odd cell is the one of the four that is not in all four boxes. */
static unsigned digits_of_core(const board grid, const tridagon_seed *c)
{
    unsigned all = 0;
    for (unsigned digit = 1; digit <= 9; digit++)
        if (cell_count(cells_with(grid, c->hollow, 1u << digit)) == 4)
            all |= 1u << digit;
    return all;
}

static bool are_in_lines_of_their_own(cells set)
{
    cells rows = 0, columns = 0;
    for (cells left = set; left != 0; left = without_lowest_cell(left)) {
        rows |= CELL(row_of(lowest_cell(left)));
        columns |= CELL(column_of(lowest_cell(left)));
    }
    return cell_count(rows) == cell_count(set) && cell_count(columns) == cell_count(set);
}

/* The twelve cells: in the box of the odd cell the one that shares a line with others is not among
 * them. */
static cells twelve_of(const tridagon_seed *c, int odd)
{
    const cells box = c->hollow & house_cells[FIRST_BOX + box_of(odd)];
    for (cells left = box & ~CELL(odd); left != 0; left = without_lowest_cell(left))
        if (are_in_lines_of_their_own(box & ~CELL(lowest_cell(left))))
            return c->hollow & ~CELL(lowest_cell(left));
    fail_msg("no three cells of the odd box are in lines of their own");
    return 0;
}

/* Whether three digits can be put into the cells that are left, beside those that have one. */
static bool can_be_filled(cells left, cells holding[3])
{
    if (left == 0)
        return true;
    const int cell = lowest_cell(left);
    for (int digit = 0; digit < 3; digit++) {
        if ((holding[digit] & peers[cell]) != 0)
            continue;
        holding[digit] |= CELL(cell);
        const bool filled = can_be_filled(without_lowest_cell(left), holding);
        holding[digit] &= ~CELL(cell);
        if (filled)
            return true;
    }
    return false;
}

static void twelve_cells_cannot_hold_three_digits(void **state)
{
    (void)state;
    random_stream random = random_stream_of(1, 1);

    for (size_t i = 0; i < test_size(50, 1000); i++) {
        board grid;
        const tridagon_seed c = next_core(&random, grid);
        const unsigned three = digits_of_core(grid, &c);
        const cells odd = cells_with(grid, c.hollow, ~three);
        assert_int_equal(__builtin_popcount(three), 3);
        assert_int_equal(cell_count(c.hollow), 13);
        assert_int_equal(cell_count(c.frame), 23);
        assert_int_equal(cell_count(c.tips), 12);
        assert_true((c.hollow & c.frame) == 0 && (c.tips & (c.hollow | c.frame)) == 0);
        assert_true(cells_with(grid, c.tips, three) == c.tips);
        assert_int_equal(cell_count(odd), 1);
        const cells twelve = twelve_of(&c, lowest_cell(odd));
        assert_false(can_be_filled(twelve, (cells[3]){0}));
        assert_true(can_be_filled(twelve & ~odd, (cells[3]){0}));
    }
}

static void every_second_grid_has_one(void **state)
{
    (void)state;
    random_stream random = random_stream_of(2, 1);
    unsigned have = 0;

    for (unsigned i = 0; i < 1000; i++) {
        board grid;
        tridagon_seed found;
        fill_grid(grids, &random, grid);
        have += tridagon_seed_find(grid, &random, &found);
    }
    assert_in_range(have, 450, 750);
}

/* The best or worst position in the order of a cell of a set. */
static int first_place(const thinning *t, cells set)
{
    int place = 0;
    while ((set & CELL(t->order[place])) == 0)
        place++;
    return place;
}

static int last_place(const thinning *t, cells set)
{
    int place = t->count - 1;
    while ((set & CELL(t->order[place])) == 0)
        place--;
    return place;
}

static void the_frame_goes_last(void **state)
{
    (void)state;
    static thinning t;
    orbits single;
    board grid;
    random_stream random = random_stream_of(3, 1);
    const tridagon_seed c = next_core(&random, grid);
    const cells others = ALL_CELLS & ~(c.hollow | c.tips | c.frame);

    orbits_make(&single, ENNEAD_SYMMETRY_NONE);
    thinning_full(&t, grid);
    thinning_start(&t, &single, THICK, &random);
    tridagon_seed_keep(&c, &t);
    assert_int_equal(t.count, ENNEAD_CELLS);
    assert_int_equal(first_place(&t, c.hollow), 0);
    assert_int_equal(last_place(&t, c.hollow) + 1, first_place(&t, c.tips));
    assert_int_equal(last_place(&t, c.tips) + 1, first_place(&t, others));
    assert_int_equal(last_place(&t, others) + 1, first_place(&t, c.frame));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twelve_cells_cannot_hold_three_digits),
        cmocka_unit_test(every_second_grid_has_one),
        cmocka_unit_test(the_frame_goes_last),
    };
    return cmocka_run_group_tests(tests, make_filler, free_filler);
}
