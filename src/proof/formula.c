/* SPDX-License-Identifier: MIT */
/*
 * The layout of candidates and choices, units, and the numbers of clauses.
 */
#include "proof/formula.h"

#include "grid/assertions.h"

static void put_in(formula_layout *layout, int candidate, int k, int choice, int bit)
{
    layout->choices[candidate][k] = (uint16_t)choice;
    layout->bits[candidate][k] = (uint16_t)(1u << bit);
    layout->members[choice][bit] = (uint16_t)candidate;
}

void formula_layout_make(formula_layout *layout)
{
    for (int candidate = 0; candidate < FORMULA_CANDIDATES; candidate++) {
        const int digit = candidate % 9, column = candidate / 9 % 9, row = candidate / 81;
        const int box = row / 3 * 3 + column / 3, place = row % 3 * 3 + column % 3;
        put_in(layout, candidate, 0, 9 * row + column, digit);
        put_in(layout, candidate, 1, 81 + 9 * row + digit, column);
        put_in(layout, candidate, 2, 162 + 9 * column + digit, row);
        put_in(layout, candidate, 3, 243 + 9 * box + digit, place);
        layout->boxes[candidate / 9] = (uint8_t)box;
        layout->places[candidate / 9] = (uint8_t)place;
    }
    for (unsigned set = 0; set <= ENNEAD_ALL_DIGITS; set++)
        for (int digit = 0; digit < 8; digit++)
            layout->spread[set][digit] = set >> digit & 1;
}

unsigned formula_digits(const ennead_puzzle *puzzle, int cell)
{
    const unsigned given = puzzle->givens[cell];

    return given == 0 ? puzzle->candidates[cell] : puzzle->candidates[cell] & 1u << (given - 1);
}

bool formula_is_plain(const ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned digits = formula_digits(puzzle, cell);
        if (puzzle->givens[cell] == 0 ? digits != ENNEAD_ALL_DIGITS : digits == 0)
            return false;
    }
    return true;
}

int formula_units(const ennead_puzzle *puzzle, int16_t units[FORMULA_CANDIDATES])
{
    const bool plain = formula_is_plain(puzzle);
    int count = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned digits = formula_digits(puzzle, cell);
        if (plain && puzzle->givens[cell] != 0)
            units[count++] = (int16_t)(9 * cell + puzzle->givens[cell]);
        for (int digit = 1; digit <= 9 && !plain; digit++)
            if ((digits >> (digit - 1) & 1) == 0)
                units[count++] = (int16_t) - (9 * cell + digit);
    }
    return count;
}

int formula_some_clause(int choice)
{
    return FORMULA_CHOICE_CLAUSES * choice + 1;
}

int formula_pair_clause(const formula_layout *layout, int one, int other)
{
    for (int k = 0; k < 4; k++) {
        const int choice = layout->choices[one][k];
        if (layout->choices[other][k] != choice)
            continue;
        const int i = __builtin_ctz(layout->bits[one][k]);
        const int j = __builtin_ctz(layout->bits[other][k]);
        const int low = i < j ? i : j, high = i < j ? j : i;
        ASSERT(low < high);
        /* pairs (0,1) (0,2) ... (0,8) (1,2) ...: this many begin with a number below `low` */
        const int before = low * (17 - low) / 2;
        return formula_some_clause(choice) + 1 + before + high - low - 1;
    }
    ASSERT(false);
    return 0;
}
