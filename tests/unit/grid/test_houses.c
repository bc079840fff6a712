/* SPDX-License-Identifier: MIT */
/*
 * The tables of houses and peers, and the set operations on cells and digits, against loops.
 */
#include "support/support.h"

#include "grid/candidates.h"
#include "grid/digits.h"
#include "grid/houses.h"

static bool in_house(int cell, int house)
{
    const int row = cell / 9, column = cell % 9;

    if (house < 9)
        return row == house;
    if (house < 18)
        return column == house - 9;
    return row / 3 == (house - 18) / 3 && column / 3 == (house - 18) % 3;
}

static void houses_hold_their_nine_cells(void **state)
{
    (void)state;
    for (int house = 0; house < HOUSES; house++) {
        assert_int_equal(cell_count(house_cells[house]), 9);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal((house_cells[house] & CELL(cell)) != 0, in_house(cell, house));
    }
}

static void the_houses_of_a_cell_are_found(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_true(in_house(cell, row_of(cell)));
        assert_true(in_house(cell, FIRST_COLUMN + column_of(cell)));
        assert_true(in_house(cell, FIRST_BOX + box_of(cell)));
    }
}

static void cells_and_houses_have_numbers(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_int_equal(cell_crossing(row_of(cell), column_of(cell)), cell);
        assert_int_equal(3 * band_of_cell(cell) + stack_of_cell(cell), box_of(cell));
    }
    for (int house = 0; house < HOUSES; house++) {
        const house_type type = house < FIRST_COLUMN ? HOUSE_ROW
                                : house < FIRST_BOX  ? HOUSE_COLUMN
                                                     : HOUSE_BOX;
        assert_int_equal(type_of_house(house), type);
        assert_int_equal(9 * (int)type + number_of_house(house) - 1, house);
    }
}

static void candidates_have_numbers(void **state)
{
    int candidate = 0;

    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++, candidate++) {
            assert_int_equal(candidate_of(cell, digit), candidate);
            assert_int_equal(candidate_cell(candidate), cell);
            assert_int_equal(candidate_digit(candidate), digit);
        }
    assert_int_equal(candidate, CANDIDATES);
}

static void peers_are_the_others_of_three_houses(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_int_equal(cell_count(peers[cell]), 20);
        assert_true((peers[cell] & CELL(cell)) == 0);
        for (int house = 0; house < HOUSES; house++)
            if (in_house(cell, house))
                assert_true((house_cells[house] & ~peers[cell]) == CELL(cell));
    }
}

static void cells_come_out_of_a_set_lowest_first(void **state)
{
    (void)state;
    cells set = ALL_CELLS;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_int_equal(cell_count(set), ENNEAD_CELLS - cell);
        assert_int_equal(lowest_cell(set), cell);
        set = without_lowest_cell(set);
    }
    assert_true(set == 0);
}

static void digits_come_out_of_a_set_lowest_first(void **state)
{
    (void)state;
    digits set = ALL_DIGITS;

    for (int digit = 1; digit <= 9; digit++) {
        assert_int_equal(digit_count(set), 10 - digit);
        assert_int_equal(lowest_digit(set), digit);
        assert_int_equal(digit_set(digit), 1 << (digit - 1));
        set = without_lowest_digit(set);
    }
    assert_int_equal(set, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(houses_hold_their_nine_cells),
        cmocka_unit_test(the_houses_of_a_cell_are_found),
        cmocka_unit_test(cells_and_houses_have_numbers),
        cmocka_unit_test(candidates_have_numbers),
        cmocka_unit_test(peers_are_the_others_of_three_houses),
        cmocka_unit_test(cells_come_out_of_a_set_lowest_first),
        cmocka_unit_test(digits_come_out_of_a_set_lowest_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
