/* SPDX-License-Identifier: MIT */
/*
 * Nine sets of nine members, of which each needs its own: if some of the sets have together only
 * as many members as they are, the other sets have none of these. For the digits of a house and
 * their places these are the hidden subsets, and the naked ones, since what is left is one too; for
 * the rows of a digit and their columns the fish, and those of columns.
 */
#include "grid/supposing/te_subsets.h"

#include "grid/houses.h"

enum { CHOICES = 1 << 9, EVERY_SIZE = CHOICES - 1 };

/* Removes what cannot be from nine sets, by choices of these numbers of sets (a bit for each).
 * Returns whether something could be removed. */
static bool reduce(uint16_t sets[9], unsigned sizes)
{
    uint16_t members[CHOICES] = {0};
    bool changed = false;

    for (unsigned choice = 1; choice < CHOICES - 1; choice++) {
        members[choice] = members[choice & (choice - 1)] | sets[lowest_bit(choice)];
        const int size = __builtin_popcount(choice);
        if ((sizes >> size & 1) == 0 || __builtin_popcount(members[choice]) != size)
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
static bool reduce_house(se_board *b, int house, unsigned sizes)
{
    uint16_t places[9] = {0};

    FOR_ALL_DIGITS(digit)
        for (int nth = 0; nth < 9; nth++)
            if (band_has(b->of[digit], cell_at(house, nth)))
                places[digit - 1] |= (uint16_t)(1 << nth);
    if (!reduce(places, sizes))
        return false;
    FOR_ALL_DIGITS(digit) {
        const cells left = cells_at(house, places[digit - 1]);
        b->of[digit] &= ~bands_of_cells(house_cells[house] & ~left);
    }
    return true;
}

/* Whether the board changes by the fish of a digit. */
static bool reduce_digit(se_board *b, int digit, unsigned sizes)
{
    const cells before = cells_of_bands(b->of[digit]);
    uint16_t columns[9];
    cells left = 0;

    for (int row = 0; row < 9; row++)
        columns[row] = (uint16_t)((unsigned)(before >> (9 * row)) & (CHOICES - 1));
    if (!reduce(columns, sizes))
        return false;
    for (int row = 0; row < 9; row++)
        left |= (cells)columns[row] << (9 * row);
    b->of[digit] = bands_of_cells(left);
    return true;
}

static bool reduce_board(se_board *b, unsigned sizes)
{
    bool changed = false;

    for (int house = 0; house < HOUSES; house++)
        changed = reduce_house(b, house, sizes) || changed;
    FOR_ALL_DIGITS(digit)
        changed = reduce_digit(b, digit, sizes) || changed;
    return changed;
}

bool te_reduce_subsets(se_board *b, int size)
{
    return reduce_board(b, 1u << size | 1u << (9 - size));
}

te_outcome te_close_subsets(se_board *b)
{
    te_outcome outcome;

    while ((outcome = te_close_locked(b)) == TE_OPEN && reduce_board(b, EVERY_SIZE))
        continue;
    return outcome;
}
