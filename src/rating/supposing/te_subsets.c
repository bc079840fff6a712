/* SPDX-License-Identifier: MIT */
/*
 * Nine sets of nine members, of which each needs its own: if some of the sets have together only
 * as many members as they are, the other sets have none of these. For the digits of a house and
 * their places these are the hidden subsets, and the naked ones, since what is left is one too; for
 * the rows of a digit and their columns the fish, and those of columns.
 */
#include "rating/supposing/te_subsets.h"

#include "grid/houses.h"

enum { CHOICES = 1 << 9 };

/* Removes what cannot be from nine sets. Returns whether something could be removed. */
static bool reduce(uint16_t sets[9])
{
    uint16_t members[CHOICES] = {0};
    bool changed = false;

    for (unsigned choice = 1; choice < CHOICES - 1; choice++) {
        members[choice] = members[choice & (choice - 1)] | sets[lowest_bit(choice)];
        if (__builtin_popcount(members[choice]) != __builtin_popcount(choice))
            continue;
        FOR_EACH_BIT(rest, ~choice & (CHOICES - 1)) {
            const int other = lowest_bit(rest);
            changed = changed || (sets[other] & members[choice]) != 0;
            sets[other] &= (uint16_t)~members[choice];
        }
    }
    return changed;
}

/* Whether the board changes by the subsets of a house. */
static bool reduce_house(se_board *b, int house)
{
    uint16_t places[9] = {0};

    FOR_ALL_DIGITS(digit)
        for (int nth = 0; nth < 9; nth++)
            if (band_has(b->of[digit], cell_at(house, nth)))
                places[digit - 1] |= (uint16_t)(1 << nth);
    if (!reduce(places))
        return false;
    FOR_ALL_DIGITS(digit) {
        const cells left = cells_at(house, places[digit - 1]);
        b->of[digit] &= ~bands_of_cells(house_cells[house] & ~left);
    }
    return true;
}

/* Whether the board changes by the fish of a digit. */
static bool reduce_digit(se_board *b, int digit)
{
    const cells before = cells_of_bands(b->of[digit]);
    uint16_t columns[9];
    cells left = 0;

    for (int row = 0; row < 9; row++)
        columns[row] = (uint16_t)((unsigned)(before >> (9 * row)) & (CHOICES - 1));
    if (!reduce(columns))
        return false;
    for (int row = 0; row < 9; row++)
        left |= (cells)columns[row] << (9 * row);
    b->of[digit] = bands_of_cells(left);
    return true;
}

te_outcome te_close_subsets(se_board *b)
{
    for (;;) {
        bool changed = false;
        const te_outcome outcome = te_close_locked(b);
        if (outcome != TE_OPEN)
            return outcome;
        for (int house = 0; house < HOUSES; house++)
            changed = reduce_house(b, house) || changed;
        FOR_ALL_DIGITS(digit)
            changed = reduce_digit(b, digit) || changed;
        if (!changed)
            return TE_OPEN;
    }
}
